// @provide(singelton, as Clock, nam: main)
private final class SystemClock: Clock {
  private init(zone: Zone) {}
}

protocol Clock {}
struct Zone {}

// @provide
struct Watch { let clock: any Clock }
