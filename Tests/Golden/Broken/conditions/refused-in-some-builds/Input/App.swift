import DIRuntime

#if DEBUG
// @provide
struct Probe {}
#else
// @provide(unknown)
struct Probe {}
#endif

// @provide
struct Watch { let probe: Probe }
