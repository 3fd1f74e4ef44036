// SPDX-License-Identifier: MIT

import DIRuntime

// A third program, with a child container, and a child of that.

final class API: Sendable {
  let clock: any Clock
  init(clock: any Clock) { self.clock = clock }
}

/// Makes children from the view that it is given.
final class Visits: Sendable {
  let container: Container
  init(container: Container) { self.container = container }
}

struct Banner {
  let container: Container
}

final class Visitor: Sendable {
  let name: String
  init(_ name: String) { self.name = name }
}

/// The inputs of a visit.
struct Visit {
  let user: Visitor
  let badge: String
}

final class Cart: Sendable {
  let user: Visitor
  let api: API

  init(user: Visitor, api: API) {
    self.user = user
    self.api = api
  }
}

final class Coupon: Sendable {
  let user: Visitor

  init(user: Visitor) throws(Failure) {
    if user.name.isEmpty { throw .failed(0) }
    self.user = user
  }
}

final class Guide: Sendable {
  let user: Visitor
  init(user: Visitor) { self.user = user }
}

/// Holds the child that it is kept by in every way.
final class Clerk: Sendable {
  let container: VisitContainer
  let cart: Lazy<Cart>
  let leaf: Provider<Leaf>
  let api: Lazy<API>

  init(container: VisitContainer, cart: Lazy<Cart>, leaf: Provider<Leaf>, api: Lazy<API>) {
    self.container = container
    self.cart = cart
    self.leaf = leaf
    self.api = api
  }
}

final class Tray: Sendable {
  let name: String
  let cart: Cart

  init(name: String, cart: Cart) {
    self.name = name
    self.cart = cart
  }
}

struct Leaf {
  let user: Visitor
  let cart: Cart
}

/// The inputs of a payment, within a visit.
struct Payment {
  let card: String
}

final class Receipt: Sendable {
  let cart: Cart
  let card: String

  init(cart: Cart, card: String) {
    self.cart = cart
    self.card = card
  }
}
