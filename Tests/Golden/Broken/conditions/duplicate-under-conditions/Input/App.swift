protocol Log {}

// @provide(as: Log)
struct Plain: Log {}

#if DEBUG
// @provide(as: Log)
struct Console: Log {}
#endif

#if TRACING
// @provide(name: tracer)
struct Tracer {}
#endif

#if TRACING || VERBOSE
extension Tracer {
  // @provide
  static func tracer() -> Tracer { Tracer() }
}
#endif

#if os(Linux)
// @provide
struct Socket {}
#endif
#if !os(macOS)
// @provide
struct Socket {}
#endif
