private protocol Hidden: Sendable {}
fileprivate enum Names { struct Inner {} }

// @provide(as: Hidden)
struct A: Hidden {}

// @provide(into: Hidden)
struct B: Hidden {}

// @provide
struct C { let inner: Names.Inner }

// @provide
func make() -> Names.Inner { Names.Inner() }
