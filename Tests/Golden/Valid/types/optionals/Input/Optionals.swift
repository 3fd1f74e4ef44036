struct Logger { var name: String }
struct Cache { var name: String }
struct Metrics { var name: String }
struct Tracer { var name: String }

enum Factory {
  // @provide
  static func logger() -> Logger { Logger(name: "logger") }
  // @provide
  static func maybeLogger() -> Logger? { Logger(name: "maybe") }
  // @provide
  static func cache() -> Cache { Cache(name: "cache") }
  // @provide(name: spare)
  static func spareCache() -> Cache { Cache(name: "spare") }
  // @provide
  static func metrics() -> Metrics! { Metrics(name: "unwrapped") }
}

// @provide
final class Consumer {
  let text: String

  init(
    logger: Logger, optional: Logger?, cache: Cache?, spare: Cache?, metrics: Optional<Metrics>, tracer: Tracer?,
    twice: Cache??, tracerByDefault: Tracer? = Tracer(name: "default"), count: Int? = 3
  ) {
    text = [
      logger.name, optional?.name, cache?.name, spare?.name, metrics?.name, tracer?.name, twice??.name,
      tracerByDefault?.name, count.map(String.init),
    ].map { $0 ?? "nil" }.joined(separator: ", ")
  }
}
