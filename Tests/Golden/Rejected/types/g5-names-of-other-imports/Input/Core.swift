import Core
import DIRuntime

enum Loggers {
  // @provide
  static func logger() -> Logger { Logger() }
}
// @provide
struct Log { let logger: Logger; let writer: Writer }
