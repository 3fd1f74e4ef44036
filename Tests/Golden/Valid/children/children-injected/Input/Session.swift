import DIRuntime

// @container(parent: Container)
struct Session {
  let user: String
}

// @provide(singleton, in: Session)
final class Cart: Sendable {
  let user: String
  init(user: String) { self.user = user }
}

// @provide(weak, in: Session)
final class Page: Sendable {
  let cart: Cart
  init(cart: Cart) { self.cart = cart }
}

// @provide(singleton)
final class Clock: Sendable {}

/// Asks the container that is current when it is made.
struct Banner {
  @Injected(.cart) var cart
  @InjectedEachTime(.cart) var present
  @InjectedIfPresent(.page) var page
  @Injected(.clock) var clock
}

/// Built by a session, which is current meanwhile.
// @provide(in: Session)
final class Header {
  @InjectedEagerly(.cart) var cart
}
