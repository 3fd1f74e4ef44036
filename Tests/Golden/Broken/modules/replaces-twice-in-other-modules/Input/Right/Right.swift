import Core

// @provide(replaces: Core.clock)
struct RightClock: Clock {}
