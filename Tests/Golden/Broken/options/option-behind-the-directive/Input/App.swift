// @provide (singleton)
final class A: Sendable {}
// @provide singleton
final class B: Sendable {}
// @provide(singleton) // kept
final class C: Sendable {}
// @provide: singleton
final class D: Sendable {}
// @provide.
final class E {}
// @provide(singleton) and so on
final class F: Sendable {}
// @provide() ()
final class G {}
// @provide singleton: true
final class H: Sendable {}
