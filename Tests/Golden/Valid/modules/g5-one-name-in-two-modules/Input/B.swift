import DIRuntime
import OSLog

typealias SystemLogger = OSLog::Logger

enum B {
  // @provide
  static func second() -> OSLog.Logger { Logger() }
  // @provide
  static func secondLevel() -> OSLog.Logger.Level { .init() }
}

// @provide(as: any OSLog.Sink, name: two)
struct SinkB: Sink { let name = "sink of OSLog" }

// @provide
struct ScreenB {
  let logger: SystemLogger
  let level: Logger.Level
  let later: () -> OSLog::Logger
  let two: any OSLog.Sink
  let given: Logger  // @arg
}
