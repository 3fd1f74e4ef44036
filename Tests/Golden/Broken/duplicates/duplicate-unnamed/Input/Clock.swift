protocol Clock {}

// @provide(as: Clock)
struct SystemClock: Clock {}
