import DIRuntime
import Found

enum Made {
  // @provide
  static func notification() -> Found.Notification { Notification("made") }
  // @provide
  static func all() -> [Notification] { [Notification("one")] }
  // @provide(singleton)
  static let operation: Operation<Int> = Operation(7)
  // @provide
  static func gentle(
    _ name: String = "\(1 + 1)" /* @arg */, last: Operation<Int> = .init(3) /* @arg */
  ) -> [String: Notification] { [name: Notification("\(last.value)")] }
}

// @provide
struct Taken { let notification: Notification; let operation: Operation<Int> }

// @provide
struct Given {
  let notification: Notification  // @arg
}

// @provide
struct Later {
  let notification: Lazy<Notification>
  let operation: Lazy<Operation<Int>>
  let make: () -> [Notification]
  let sources: [any Source]
}

// @provide(singleton, keyed: notification)
struct Keyed: Sendable {
  let notification: Notification  // @arg
  let operation: Operation<Int>
}
