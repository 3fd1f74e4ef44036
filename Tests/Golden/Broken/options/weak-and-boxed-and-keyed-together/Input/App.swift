// @provide(weak, boxed)
struct A: Sendable {}

// @provide(boxed, keyed: id)
struct B: Sendable { let id: Int /* @arg */ }

// @provide(weak, keyed: id)
final class C: Sendable { init(id: Int /* @arg */) {} }

// @provide(singleton, keyed: id)
final class D: Sendable { init(id: Int /* @arg */) {} }

// @provide(keyed: id, into: P)
final class E: P { init(id: Int /* @arg */) {} }

protocol P: Sendable {}
