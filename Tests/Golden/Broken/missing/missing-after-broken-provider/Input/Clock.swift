protocol Clock {}

// @provide(singelton, as: Clock)
struct SystemClock: Clock {}
