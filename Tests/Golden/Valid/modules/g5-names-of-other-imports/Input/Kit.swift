import DIRuntime
import Kit

// @provide
struct Neutral {
  let badge: Badge = Badge()
  let notification: Kit.Notification
  let again: Lazy<Notification>
}
// @provide
func kits() -> Kit.Notification { Notification() }
