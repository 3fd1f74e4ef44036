// @provide(singleton)
@MainActor
#if DEBUG
@dynamicMemberLookup
#endif
final class Model {
  var number = 1
  subscript(dynamicMember name: String) -> Int { 3 }
}

@globalActor
#if swift(>=5)
@available(macOS 10.15, *)
#else
@available(macOS 10.14, *)
#endif
actor Database {
  static let shared = Database()
}

// Above conditions with nothing but attributes in them, inside one another.
// @provide
#if swift(>=5)
#if DEBUG
@dynamicMemberLookup
#endif
#endif
@Database struct Table {
  let rows = 2
  subscript(dynamicMember name: String) -> Int { 3 }
}

@propertyWrapper
#if DEBUG
@dynamicMemberLookup
#endif
struct Twice {
  var wrappedValue: Int
  var projectedValue: Int { 2 * wrappedValue }
  init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
  subscript(dynamicMember name: String) -> Int { 3 }
}

// @provide
struct Doubled {
  @Twice var number: Int  // @arg
}

@rethrows
protocol Source {
  func next() throws -> Int
}

// @provide(as: Source)
struct Counter: Source {
  func next() -> Int { 4 }
}
