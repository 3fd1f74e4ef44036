import Clocks
import Dials

// @provide
struct Watch {
  init(clock: any Clock, spring: Spring, dial: Dial) {}
}

// @provide
struct Bench {
  init(part: Part) {}
}
