import Found

enum Made {
  // @provide
  static func notification() -> Notification { Notification() }
  // @provide
  static func all() -> [Notification] { [] }
  // @provide(singleton)
  static let operation: Operation<Int> = Operation()
}
