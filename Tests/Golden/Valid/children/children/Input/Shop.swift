import DIRuntime

struct User: Sendable { let name: String }

// @provide(singleton)
final class APIClient: Sendable {}

// @container(parent: Container)
struct Session {
  let user: User
  let token: String
}

// @provide(singleton, in: Session)
final class Cart: Sendable {
  let user: User
  let api: APIClient

  init(user: User, api: APIClient, token: String) {
    self.user = user
    self.api = api
    print("a cart for \(user.name), by \(token)")
  }

  deinit { print("no cart for \(user.name)") }
}

/// A transient belongs to the session because it needs what belongs there, be it indirectly.
// @provide
struct Page {
  let header: Header
  let title: String  // @arg
}

// @provide
struct Header {
  let cart: Cart
}

/// This one needs nothing of a session.
// @provide
struct Footer {
  let api: APIClient
}

/// Each asks for the container that it is built by, as what it is.
// @provide(singleton, in: Session)
final class Router: Sendable {
  let session: SessionContainer
  let container: Container

  init(session: SessionContainer, container: Container) {
    self.session = session
    self.container = container
  }
}

// @provide
struct Visits {
  let container: Container
}
