import DIRuntime

struct User: Sendable {}

// @container(parent: Container)
struct Session {
  let user: User
}

// @container(parent: Session)
struct Checkout {
  let card: Int
}

// @container(parent: Container)
struct Tour {
  let guide: Guide
}

struct Guide: Sendable {}

// @provide(singleton)
final class Greeter: Sendable {
  init(user: User) {}
}

// @provide(singleton)
final class Report: Sendable {
  init(page: Page) {}
}

// @provide
struct Page {
  let header: Header
}

// @provide
struct Header {
  let cart: Cart
}

// @provide(singleton, in: Session)
final class Cart: Sendable {
  init(user: User) {}
}

// @provide(singleton)
final class Later: Sendable {
  init(cart: Lazy<Cart>, page: @escaping @Sendable () -> Page) {}
}

// @provide(weak)
final class Router: Sendable {
  init(session: SessionContainer) {}
}

// @provide(singleton, in: Session)
final class Till: Sendable {
  init(card: Int, order: Order) {}
}

// @provide(singleton, in: Checkout)
final class Order: Sendable {
  init(cart: Cart) {}
}

// @provide(in: Tour)
struct Walk {
  let cart: Cart
}

// @provide
struct Trip {
  let guide: Guide
  let cart: Cart
}

protocol Plugin {}

// @provide(into: Plugin)
struct Wishes: Plugin {
  let cart: Cart
}

// All that joins is of a session, so it would be empty here; what belongs to nobody has what there is.
// @provide(singleton)
final class Menu: Sendable {
  init(plugins: [any Plugin]) {}
}

// @provide
struct Palette {
  let plugins: [any Plugin]
}

// @provide(singleton)
final class Shortcuts: Sendable {
  init(plugins: Lazy<[any Plugin]>) {}
}
