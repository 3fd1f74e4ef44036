import DIRuntime
import Found

// @provide
struct Taken { let notification: Notification }

// @provide
struct Given {
  let notification: Notification  // @arg
}

// @provide
struct Later {
  let notification: Lazy<Notification>
  let make: () throws(ReadError) -> [Notification]
}

// @provide(singleton, keyed: notification)
struct Keyed: Sendable {
  let notification: Notification  // @arg
}
