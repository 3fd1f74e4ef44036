import Logging
enum A {
  // @provide
  static func first() -> Logger { Logger() }
}
