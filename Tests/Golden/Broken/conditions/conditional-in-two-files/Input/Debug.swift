#if DEBUG
// @provide
struct Probe {}
#endif
