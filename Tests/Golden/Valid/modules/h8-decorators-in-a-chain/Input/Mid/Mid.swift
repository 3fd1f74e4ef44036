import Core
import DIRuntime
// @provide(replaces: Core.clock)
final class LoudClock: Clock {
  let clock: any Clock
  init(clock: any Clock) { self.clock = clock; print("loud") }
  var name: String { clock.name + "!" }
}
