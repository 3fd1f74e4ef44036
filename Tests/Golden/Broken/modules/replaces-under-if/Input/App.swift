protocol Clock {}

// @provide(as: Clock)
struct SystemClock: Clock {}

#if DEBUG
// @provide(replaces: clock)
struct FrozenClock: Clock {}
#endif
