import DIRuntime

protocol Rule { var name: String { get } }

// @provide(into: Rule)
struct Plain: Rule { let name = "plain" }

// @provide(into: Rule, order: 1_0)
struct Ten: Rule { let name = "ten" }

// @provide(into: Rule, order: -0x2)
struct MinusTwo: Rule { let name = "minus two" }

// @provide(singleton, into: Rule, order: 0)
final class Second: Rule, Sendable { let name = "second plain" }

// @provide(into: Rule, order: 10)
struct TenToo: Rule { let name = "ten too" }

// A replacement stands where the replaced element stood.

// @provide(as: Rule, name: first, into: Rule, order: -5)
struct First: Rule { let name = "first" }

// @provide(replaces: first)
struct OtherFirst: Rule { let name = "other first" }

// @provide
struct Judge { let rules: [any Rule] }
