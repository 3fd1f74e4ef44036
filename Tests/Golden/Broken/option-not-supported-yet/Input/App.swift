protocol Plugin {}

// @provide(weak)
final class A: Sendable {}
// @provide(singleton, eager)
final class B: Sendable {}
// @provide(into: Plugin)
struct C: Plugin {}
// @provide(keyed: id)
final class D: Sendable { init(id: Int /* @arg */) {} }
// @provide(singleton, onClose: close)
final class E: Sendable { func close() {} }
// @provide(boxed)
struct F {}
// @provide(set: [x = 10, y = 20])
struct G { var x = 0; var y = 0 }
// @provide(replaces: Other.a)
struct H {}
// @provide(singleton, in: Session)
final class I: Sendable {}
// @provide(match: nearest)
protocol J {}
