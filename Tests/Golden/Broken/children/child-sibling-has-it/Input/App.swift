import DIRuntime

struct User: Sendable {}

// @container(parent: Container)
struct Session { let user: User }

// @container(parent: Container)
struct Checkout { let number: Int }

// @provide(in: Checkout)
struct Receipt { let user: User }

// @provide(singleton, in: Session)
final class Cart: Sendable {}

// @provide(singleton, in: Checkout)
final class Payment: Sendable { init(cart: Cart, number: Int) {} }
