import DIRuntime
import Lib
// @provide(singleton)
final class Log: Sendable { func write(_ s: String) { print("log", s) } }
final class Screen: Mid {
  // @inject
  var log: Log!
}
class Bare: Mid {}
// @provide
final class Built: Base {
  // @inject
  var log: Log!
}
enum Make {
  // @provide(name: made)
  static func make() -> Base { Screen() }
  // @provide(name: maybe)
  static func maybe() -> Mid? { Screen() }
}
