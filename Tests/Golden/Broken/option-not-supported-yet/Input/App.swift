protocol Plugin {}

// @provide(singleton, eager)
final class B: Sendable {}
// @provide(into: Plugin)
struct C: Plugin {}
// @provide(singleton, onClose: close)
final class E: Sendable { func close() {} }
// @provide(set: [x = 10, y = 20])
struct G { var x = 0; var y = 0 }
// @provide(replaces: Other.a)
struct H {}
// @provide(singleton, in: Session)
final class I: Sendable {}
// @provide(match: nearest)
protocol J {}
