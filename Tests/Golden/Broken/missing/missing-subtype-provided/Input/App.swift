protocol Clock {}

// @provide
struct SystemClock: Clock {}

// @provide(as: Ticking)
struct Metronome: Clock, Ticking {}

protocol Ticking {}

// @provide
struct Alarm {
  let clock: any Clock
}
