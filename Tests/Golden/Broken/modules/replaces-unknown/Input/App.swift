protocol Clock {}

// @provide(as: Clock)
struct SystemClock: Clock {}

// @provide(replaces: clok)
struct FakeClock: Clock {}

// @provide(replaces: somethingElse)
struct OtherClock: Clock {}

// @provide(replaces: Library.clock)
struct ForeignClock: Clock {}

// @provide(replaces: App.clock)
struct OwnClock: Clock {}

// @provide(replaces)
struct NoClock: Clock {}

// @provide(replaces: clock, as: Clock, public)
struct LoudClock: Clock {}
