protocol Clock {}

// @provide(as: Clock)
struct SystemClock: Clock {}

// @provide(replaces: clock)
struct LoggedClock: Clock { let log: Log }

// @provide
struct Log { let clock: any Clock }
