// @provide
/// Documented.

struct A {}

// @provide(
//   singleton

// )
final class B: Sendable {}

// @provide

@available(*, deprecated)
struct C {}

@available(*, deprecated)
// @provide

struct D {}

// @provide
// another comment

// and another
struct E {}
