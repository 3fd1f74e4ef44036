import Core
import DIRuntime

// Only this module has this one.
// @provide
func users() -> Store<User> { Store(text: "Lib's") }

// @provide(public)
public struct Service: Sendable {
  public let text: String
  init(users: Store<User>) { text = users.text }
}
