// @provide(singleton, in: Session)
final class Cart: Sendable {
  init(user: User /* @match(furthest) */) {}
}

class User {}

// @container(parent: Container)
struct Session {
  let user: User
}
