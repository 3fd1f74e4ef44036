import DIRuntime
import Logging

enum A {
  // @provide
  static func first() -> Logging.Logger { Logger() }
  // @provide
  static func level() -> Logger.Level { .init() }
  // @provide(singleton)
  static func loggers() -> [Logger] { [Logger(), Logger()] }
}

// @provide(as: any Logging.Sink, name: one)
struct SinkA: Sink { let name = "sink of Logging" }

// @provide
struct ScreenA {
  let logger: Logger
  let level: Logging.Logger.Level
  let later: Lazy<Logger>
  let loggers: [Logging.Logger]
  let one: any Sink
}
