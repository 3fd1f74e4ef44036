import Core
import DIRuntime

enum Loggers {
  // @provide
  static func logger() -> Core.Logger { Logger() }
}
// @provide
struct Both {
  let logger: Logger
  let log: any Log
  let later: Lazy<any Log>
}
