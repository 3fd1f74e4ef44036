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

// @provide(cached)
final class G: Sendable {}

// @provide(prototype)
final class H: Sendable {}

// @provide(lazy)
final class I: Sendable {}

// @provide(async)
final class J: Sendable {}

// @provide(internal, tag: k)
final class K: Sendable {}

// @provide(private)
final class L: Sendable {}

// @provide(singleton, dispose: close)
final class M: Sendable {
  func close() {}
}

// @provide(factory: K)
final class N: Sendable {}
