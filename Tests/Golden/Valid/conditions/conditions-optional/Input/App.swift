protocol Metrics: Sendable { var name: String { get } }

#if METRICS
// @provide(singleton, as: Metrics)
final class Counters: Metrics {
  let name: String
  init(tag: String = "counters") { name = tag }
}
#endif

#if TRACING
// @provide
struct Tracer {
  let depth: Int
  init(depth: Int /* @arg */) throws { self.depth = depth }
}
#endif

#if !TRACING
struct Tracer { let depth = 0 }
#endif

// Nil where nothing is provided.
// @provide(singleton)
final class Server: Sendable {
  let metrics: (any Metrics)?
  init(metrics: (any Metrics)?) { self.metrics = metrics }
}

// The default where nothing is provided, and what is used twice is read once.
struct NoMetrics: Metrics { let name = "none" }
// @provide
struct Client {
  let first: any Metrics
  let second: any Metrics
  init(_ first: any Metrics = NoMetrics(), second: any Metrics = NoMetrics(), server: Server) {
    (self.first, self.second) = (first, second)
  }
}

// Two parameters that know nothing of one another, an argument that is handed on, an error that may come.
// @provide
struct Job {
  var metrics: (any Metrics)?
  var tracer: Tracer?
  let depth: Int  // @arg
}

// A named one goes before the unnamed one, where it is there.
protocol Speed { var name: String { get } }
// @provide(as: Speed)
struct Plain: Speed { let name = "plain" }
#if TRACING
// @provide(as: Speed, name: slow)
struct Slow: Speed { let name = "slow" }
#endif
// @provide
struct Choice { let slow: any Speed; let quick: any Speed }
