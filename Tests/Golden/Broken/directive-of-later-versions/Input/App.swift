// @provide(singleton, in: Session, eager)
final class Cart: Sendable {
  init(user: User) {}
}

struct User: Sendable {}

// @container(parent: Container)
struct Session {
  let user: User
}
