protocol Clock {}

// @provide(as: Clock)
struct SystemClock: Clock {}

#if DEBUG
// @provide(replaces: clock)
struct FrozenClock: Clock {}
#endif

#if os(Linux)
class Base {
  init() {}
}
#else
class Base {
  init() {}
}
#endif

// Itself under no '#if', but what it inherits is.
// @provide
class Timer: Base {}

final class FastTimer: Timer {}

// @provide(replaces: timer)
func fast() -> Timer { FastTimer() }
