protocol Clock {}
protocol Ticking {}

// @provide(as Clock)
struct SystemClock: Clock {}

// @provide(as: any Clock)
struct FrozenClock: Clock {}

// @provide(as: Clock, Ticking)
struct FastClock: Clock, Ticking {}

// @provide(as = Clock)
struct SlowClock: Clock {}

// @provide(as: some Clock)
struct LateClock: Clock {}
