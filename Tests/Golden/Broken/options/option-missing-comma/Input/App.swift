protocol Clock: Sendable {}

// @provide(singleton as: Clock)
struct A: Clock {}

// @provide(singleton; as: Clock)
struct B: Clock {}

// @provide(singleton,, as: Clock)
struct C: Clock {}

// @provide(, singleton)
struct D: Clock {}

// @provide(singleton,)
final class E: Sendable {}
