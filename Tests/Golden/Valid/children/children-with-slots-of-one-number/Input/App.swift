import Core
import DIRuntime

// App begins behind Core, so that its first number is there what the user's is in Core. Both are the first value that their
// modules have a session keep.
// @provide(singleton, in: Session)
final class Cart: Sendable {
  let user: String
  init(user: String) { self.user = user }
}
