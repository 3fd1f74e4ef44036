// @provide(weak)
final class A: Sendable {}
// @provide(singleton, eager)
final class B: Sendable {}
// @provide(keyed: id)
final class D: Sendable { init(id: Int /* @arg */) {} }
// @provide(singleton, onClose: close)
final class E: Sendable { func close() {} }
// @provide(boxed)
struct F {}
// @provide(singleton, in: Session)
final class I: Sendable {}
