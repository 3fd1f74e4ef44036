import Core
import DIRuntime
import Feature

// @provide(singleton, in: Session)
final class Basket: Sendable {
  let cart: Cart
  let log: Log
  let overview: @Sendable () -> Overview
  let tag: String

  init(cart: Cart, log: Log, overview: @escaping @Sendable () -> Overview, tag: String? = nil) {
    (self.cart, self.log, self.overview, self.tag) = (cart, log, overview, tag ?? "none")
  }
}

// @provide(weak, in: Session)
final class Badge: Sendable {
  let session: SessionContainer
  init(session: SessionContainer) { self.session = session }
}

// @provide(singleton, keyed: name, in: Visit)
final class Seat: Sendable {
  let name: String
  let basket: Lazy<Basket>
  let room: Int

  init(name: String /* @arg */, basket: Lazy<Basket>, room: Int) {
    (self.name, self.basket, self.room) = (name, basket, room)
  }
}

// @provide
struct Page {
  let basket: Basket
  let greeting: Greeting
  let word: String  // @arg
}

// A child of a child that a module between declares.
// @container(parent: Tour)
struct Stop {
  let place: String
}

// @provide(singleton, in: Stop)
final class Plaque: Sendable {
  let text: String
  init(user: User, guide: String, place: String, basket: Basket) {
    text = "\(user.name) with \(guide) at \(place), \(basket.tag)"
  }
}
