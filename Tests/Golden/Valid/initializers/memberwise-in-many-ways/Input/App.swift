import DIRuntime

@propertyWrapper
struct Clamped<Value: Comparable & Sendable>: Sendable {
  var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

// @provide(singleton)
final class Service: Sendable {}

// @provide
struct Everything {
  let service: Service, other: Service
  var count = 3, step: Int = 1
  let fixed = "fixed"
  static let shared = 7
  var computed: Int { count * step }
  lazy var later = computed
  @Clamped var level: Int = 4
  private(set) var visible: Bool = true
  var observed: Int = 0 { didSet { count = observed } }
  var optional: Service?
  let make: () -> Service
  let maybe: Service? = nil
  let title: String  // @arg

  struct Nested { let ignored: Int }
  func method(argument: Int) -> Int { argument }
  subscript(index: Int) -> Int { index }
}
