// @provide(keyed: idd)
final class A: Sendable { init(id: Int /* @arg */) {} }

// @provide(keyed: [id, name])
final class B: Sendable { init(id: Int /* @arg */, name: String) {} }

// @provide(keyed: id)
final class C: Sendable { init(_ id: Int /* @arg */, other: Int /* @arg */) {} }

// @provide(keyed)
final class D: Sendable { init(id: Int /* @arg */) {} }

// @provide(keyed: [id, id])
final class E: Sendable { init(id: Int /* @arg */) {} }

// @provide(keyed: id)
final class F: Sendable {}
