// @provide(singleton
final class A: Sendable {}

// @provide(
//   name: b,
//   as: [P,
struct B: P {}

// @provide(singleton, // the lifetime
//   name: other)
final class C: Sendable {}

protocol P {}

// @provide(as: [P)
struct D: P {}

// @provide(as: P])
struct E: P {}

// @provide(singleton))
final class F: Sendable {}
