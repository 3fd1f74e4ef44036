import Core

// @provide(into: Step)
struct First: Step {}
