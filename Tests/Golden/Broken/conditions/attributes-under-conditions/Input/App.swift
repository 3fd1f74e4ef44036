// @provide
#if DEBUG
@MainActor
#endif
final class Model {}

struct Numbers {
  #if DEBUG
  @discardableResult
  #else
  @available(macOS 26, *)
  #endif
  // @provide(name: one)
  static func one() -> Int { 1 }
}

// Other attributes say nothing about the accessor.
// @provide
#if DEBUG
@dynamicMemberLookup
#endif
struct Free {
  subscript(dynamicMember name: String) -> Int { 3 }
}

// Above a condition with declarations in it nothing is clear.
// @provide
@MainActor
#if DEBUG
struct Plain {}
#endif

// The actor of a protocol is that of its types.
#if DEBUG
@MainActor
#endif
protocol Screen {}

// @provide
final class Home: Screen {}
