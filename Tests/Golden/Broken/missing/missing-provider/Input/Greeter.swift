protocol Clock {}

struct SystemClock: Clock {}

// @provide
final class Greeter {
  init(clock: any Clock) {}
}
