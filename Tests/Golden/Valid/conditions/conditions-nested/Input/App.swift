// @provide
struct Base {}

#if os(Linux) // the system
  #if DEBUG && ( TRACING || !VERBOSE )
  // @provide
  struct Sink { let base: Base; let depth = 1 }
  #elseif VERBOSE || TRACING
  // @provide
  struct Sink { let depth = 2 }
  #else
  // @provide
  struct Sink { let depth = 3; let number: Int /* @arg */ }
  #endif
#else
// @provide
struct Sink { let depth = 4 }
#endif

#if swift(<5.0) || os(Windows)
// @provide
struct Unheard { let base: Base }
#endif

#if !swift(>=5.0)
// @provide
struct Unread { let unheard: Unheard }
#endif

#if false
// @provide
struct Never { let nothing: Nothing }
#endif

#if DEBUG
extension Base {
  #if TRACING
  // @provide
  static func tracer(base: Base) -> Tracer { Tracer(depth: 5) }
  #endif
}
struct Tracer { let depth: Int }
#endif

#if DEBUG && TRACING && os(Linux)
// @provide
final class Report {
  let sink: Sink
  let tracer: Tracer
  init(sink: Sink, tracer: Tracer) { (self.sink, self.tracer) = (sink, tracer) }
}
#endif
