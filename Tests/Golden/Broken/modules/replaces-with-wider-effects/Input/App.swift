protocol Clock {}

// @provide(as: Clock)
struct SystemClock: Clock {}

// @provide
struct Antenna {
  init() throws {}
}

// @provide
struct Receiver {
  let antenna: Antenna
}

// @provide(replaces: clock)
struct RadioClock: Clock {
  let receiver: Receiver
}

struct Weak: Error {}
struct Strong: Error {}

// @provide
final class Signal {
  init() throws(Weak) {}
}

// @provide(replaces: signal)
func makeSignal() throws(Strong) -> Signal { fatalError() }
