import DIRuntime

struct User: Sendable {}

enum Scopes {
  // @container(parent: Container)
  struct Session { let user: User }
}

// @provide(singleton, in: Session)
final class Cart: Sendable {}

// @container(parent: Session)
struct Checkout { let number: Int }

// @provide(singleton, in: Scopes.Sesion)
final class Basket: Sendable {}
