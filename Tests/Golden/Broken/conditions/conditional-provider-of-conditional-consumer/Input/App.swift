#if DEBUG && TRACING
// @provide
struct Tracer {}
#elseif os(macOS)
// @provide(name: tracer)
struct Tracer {}
#endif

#if os(Linux)
// @provide
struct Server {
  let tracer: Tracer
}
#elseif DEBUG
// @provide
struct Client {
  let tracer: Tracer
}
#else
// @provide
struct Other {
  let tracer: Tracer  // @named(tracer)
}
#endif

enum Config {
  #if swift(>=6)
  // @provide
  static let port = 8080
  #endif
}

// @provide
struct Listener {
  let port: Int
}

#if swift(>=6.2)
// @provide
struct Fine {
  let port: Int
}
#endif
