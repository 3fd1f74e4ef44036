import DIRuntime

public struct User: Sendable {}

struct Hidden: Sendable {}

// @container(parent: Container, public)
struct Session { let user: User }

// @container(parent: Container, public)
public struct Tour { let hidden: Hidden }

// @container(parent: Container)
public struct Visit { let user: User }

// @provide(singleton, in: Visit, public)
public final class Cart: Sendable {}

// @provide(public)
public struct Page {
  let cart: Cart
}
