// @provide(scope: singleton)
final class A: Sendable {}

// @provide(lifetime: .singleton)
final class B: Sendable {}

// @provide(shared)
final class C: Sendable {}

// @provide(protocol: P)
final class D: P {}

// @provide(Singleton)
final class E: Sendable {}

// @provide(to: P)
final class F: P {}

protocol P {}
