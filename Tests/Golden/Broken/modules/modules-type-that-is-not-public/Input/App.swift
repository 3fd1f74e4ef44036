import Core
import Logging

// @provide
struct Report {
  let clock: any Clock
  let logger: Logger
}
