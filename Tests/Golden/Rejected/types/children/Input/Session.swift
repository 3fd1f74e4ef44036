import DIRuntime

struct Draft: Sendable { var text = "" }

struct User: Sendable { let name: String }

// @container(parent: Container)
struct Session {
  let user: User
  let draft: Draft
}

// @provide(singleton, in: Session)
final class Cart: Sendable {
  init(user: User) {}
}

func wrong(_ container: Container, _ session: SessionContainer) {
  _ = SessionContainer()
  _ = SessionContainer { _ in }
  _ = container.cart
  _ = container.user
  _ = container.fresh(.cart)
  _ = container.session(draft: Draft())
  _ = container.session(user: 1, draft: Draft())
  _ = session.overriding { $0.override(.cart) { _ in 1 } }
  let _: SessionContainer = container.overriding { _ in }
}
