import DIRuntime
import Found

// @provide
struct Taken { let notification: Notification }

// @provide
struct Later {
  let notification: Lazy<Notification>
  let make: () throws(ReadError) -> [Notification]
}
