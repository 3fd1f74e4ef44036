import DIRuntime

// @provide(singleton)
final class Log: Sendable { let name = "log" }

#if TRACE
// @provide(singleton)
final class Tracer: Sendable { let name = "tracer" }
#endif

// @provide
final class Service {
  let text: String
  #if TRACE
    init(log: Log, tracer: Tracer) { text = log.name + " " + tracer.name }
  #else
    init(log: Log) { text = log.name }
  #endif
}

// @provide
struct Screen {
  let service: Service
  #if TRACE
    let tracer: Lazy<Tracer>
    var text: String { "\(service.text), \(tracer.value.name)" }
  #else
    var text: String { service.text }
  #endif
}
