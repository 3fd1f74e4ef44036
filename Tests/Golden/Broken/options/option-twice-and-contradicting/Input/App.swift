protocol P {}
protocol Q {}

// @provide(singleton, singleton)
final class A: Sendable {}
// @provide(singleton, transient)
final class B: Sendable {}
// @provide(public, package)
public final class C {}
// @provide(as: P, as: Q)
struct D: P, Q {}
// @provide(name: x, public, name: y)
public struct E {}
// @provide(
//   singleton,
//   name: x,
//   transient,
//   name: y
// )
final class F: Sendable {}
