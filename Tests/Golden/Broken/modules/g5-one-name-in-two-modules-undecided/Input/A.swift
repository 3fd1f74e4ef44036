import Logging
enum A {
  // @provide
  static func first() -> Logging.Logger { Logger() }
}
