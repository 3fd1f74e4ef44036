// @provide(singleton, eager)
final class B: Sendable {}
// @provide(singleton, onClose: close)
final class E: Sendable { func close() {} }
// @provide(singleton, in: Session)
final class I: Sendable {}
