import Core

// What shows the time cannot be shown the time by itself.
// @provide(replaces: Core.clock)
struct WallClock: Clock {
  let wall: Wall
}
