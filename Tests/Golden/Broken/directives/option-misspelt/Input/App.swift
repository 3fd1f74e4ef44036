protocol Clock {}

// @provide(singelton)
final class A: Sendable {}
// @provide(Singleton)
final class B: Sendable {}
// @provide(transiet, public)
final class C {}
// @provide(is: Clock)
struct D: Clock {}
// @provide(nme: e)
struct E {}
// @provide(onclose: close)
struct F {}
// @provide(lazy)
struct G {}
// @provide(internal)
struct H {}
// @provide(scope: session)
struct I {}
