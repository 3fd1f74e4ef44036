import Core
import DIRuntime

protocol Clock: Sendable {}

// @provide(singleton, as: Clock, live)
struct SystemClock: Clock {}

struct Fake: Clock, HTTPClient {}

func tests() {
  _ = Container.faking(clock: Fake(), httpClient: Fake())
  _ = Container.faking(clock: Fake())
  _ = Container.faking(clock: 5, httpClient: Fake())
  _ = Container.faking(clock: Fake()) { $0.override(.clock) { Fake() } }
}
