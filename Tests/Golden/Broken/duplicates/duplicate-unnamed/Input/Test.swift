// @provide(as: Clock)
struct FixedClock: Clock {}

// @provide
struct Alarm {
  let clock: any Clock
}
