import Core
import DIRuntime

// Of a session, like what it replaces.
// @provide(singleton, replaces: Core.pricing)
final class Discount: Pricing {
  let percent: Int
  init(user: String) { percent = user.count }
  func price(_ amount: Int) -> Int { amount * (100 - percent) / 100 }
}

// Lives as it says itself.
// @provide(replaces: Core.note)
struct FancyNote: Note {
  let cart: Cart
  var text: String { "fancy \(cart.pricing.price(100))" }
}

// Needs nothing of a session, so every container has it.
// @provide(replaces: Core.banner)
struct LoudBanner: Banner {
  let word: String  // @arg
  var text: String { word + "!" }
}

// @provide(singleton, keyed: number, replaces: Core.desk)
final class OakDesk: Desk {
  let number: Int
  let user: String
  init(number: Int /* @arg */, user: String) { (self.number, self.user) = (number, user) }
}

// In one module.
// @container(parent: Session)
struct Tour {}

// @container(parent: Container)
struct Museum {}

protocol Guide: Sendable { var name: String { get } }

// @provide(singleton, in: Tour, as: Guide)
struct Person: Guide {
  let name: String
  init(user: String) { name = user }
}

// @provide(singleton, in: Museum, as: Guide)
struct Tape: Guide { let name = "tape" }

// Both have a guide, so it says which.
// @provide(singleton, in: Tour, replaces: guide)
final class Robot: Guide {
  let name: String
  init(user: String) { name = "robot of \(user)" }
}

protocol Hat: AnyObject, Sendable {}

// @provide(singleton, in: Tour, as: Hat)
final class Cap: Hat {}

// @provide(replaces: hat)
final class Helmet: Hat {
  let guide: any Guide
  init(guide: any Guide) { self.guide = guide }
}
