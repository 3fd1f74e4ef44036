import DIRuntime

protocol Plugin {}

// @provide(into: Plugin)
struct Spelling: Plugin {}

// @provide(into: Plugin)
struct Grammar {}

// @provide(singleton, into: [Plugin, Sendable])
final class Style: Sendable {}
