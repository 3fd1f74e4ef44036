// @provide(singleton, transient)
final class A: Sendable {}

// @provide(weak, singleton)
final class B: Sendable {}

// @provide(public, package)
public final class C: Sendable { public init() {} }

// @provide(singleton, singleton)
final class D: Sendable {}

// @provide(internal)
final class E {}
