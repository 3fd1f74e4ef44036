protocol Clock {}

// @provide(singleton: true)
final class A: Sendable {}
// @provide(as Clock)
struct B: Clock {}
// @provide(as = Clock)
struct C: Clock {}
// @provide(as: Clock, Sendable)
struct D: Clock {}
// @provide(as:)
struct E: Clock {}
// @provide(name:)
struct F {}
// @provide(as: [])
struct G: Clock {}
// @provide(as: "Clock")
struct H: Clock {}
// @provide(name: [a, b])
struct I {}
// @provide(as)
struct J: Clock {}
// @provide(name)
struct K {}
// @provide(,)
struct L {}
// @provide(.singleton)
final class M: Sendable {}
// @provide(as: Clock.self)
struct N: Clock {}
// @provide(singleton public)
final class O: Sendable {}
// @provide(Clock)
struct P: Clock {}
// @provide(name: a.b)
struct Q {}
// @provide(a: [])
struct R {}
