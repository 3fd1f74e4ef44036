import Logging
import OSLog
// @provide
struct ScreenC {
  let logger: Logger
  let given: Logger  // @arg
}
// @provide
struct Root { let screen: ScreenC }
