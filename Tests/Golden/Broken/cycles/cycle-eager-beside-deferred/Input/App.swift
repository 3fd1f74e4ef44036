import DIRuntime

protocol Port {}

// @provide
final class A { init(b: B, later: Lazy<B>) {} }

// @provide
final class B { init(_ port: some Port, c: C?) throws {} }

// @provide
final class C { init(a: A, b: @escaping () throws -> B) {} }

// @provide(as: Port)
struct D: Port { init(c: Lazy<E>) {} }

// @provide
struct E { init(port: some Port) {} }

// @provide
final class F { init(g: any G) {} }

protocol G {}

// @provide(as: G)
final class H: G { init(f: F) {} }
