// @provide
// @provide(singleton)
final class A: Sendable {}

// @provide(name: b)
/// Documented.
// @provide(name: c)
@available(*, deprecated)
// @provide
struct B {}
