protocol Clock {}

// @provide(as: Clock)
struct SystemClock: Clock {}

// @provide(replaces: clock)
struct FirstClock: Clock {}

// @provide(replaces: clock)
struct SecondClock: Clock {}

// @provide(replaces: somethingElse)
struct ThirdClock: Clock {}
