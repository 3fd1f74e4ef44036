import DIRuntime

// @provide(singleton)
final class Log: Sendable { let name = "log" }

#if TRACE
// @provide(singleton)
final class Tracer: Sendable { let name = "tracer" }
#endif

final class Service {
  let text: String
  #if TRACE
    // @provide
    init(log: Log, tracer: Tracer) { text = log.name + " " + tracer.name }
  #else
    // @provide
    init(log: Log) { text = log.name }
  #endif
}

#if TRACE
  // @provide
  struct Screen {
    let service: Service
    let tracer: Lazy<Tracer>
    var text: String { "\(service.text), \(tracer.value.name)" }
  }
#else
  // @provide
  struct Screen {
    let service: Service
    var text: String { service.text }
  }
#endif
