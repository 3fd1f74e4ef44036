struct User: Sendable { let name: String }

// @provide(singleton)
func user() -> User { User(name: "nobody") }

// @provide(singleton)
final class Cart: Sendable {
  let user: User
  init(user: User) { self.user = user }
}

// @provide(singleton)
final class Catalogue: Sendable {}

// @provide
struct Checkout { let cart: Cart; let catalogue: Catalogue }
