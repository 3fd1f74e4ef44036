import OSLog
enum B {
  // @provide
  static func second() -> Logger { Logger() }
}
