import Core

// @provide(into: Step)
struct Second: Step { init() throws {} }
