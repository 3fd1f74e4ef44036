import DIRuntime

protocol Clock {}
protocol Timer {}

// @provide(as: [Clock, Timer])
struct SystemClock: Clock, Timer {}

// @provide(replaces: clock)
struct HalfClock: Clock {}
