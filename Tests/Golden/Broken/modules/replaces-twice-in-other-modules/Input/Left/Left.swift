import Core

// @provide(replaces: Core.clock)
struct LeftClock: Clock {}
