// @provide
struct Panel { let probe: Probe }

#if DEBUG || TRACING
// @provide
struct Trace { let probe: Probe }
#endif

#if DEBUG && TRACING
// @provide
struct Fine { let probe: Probe }
#endif
