import DIRuntime

public protocol Pricing: Sendable { func price(_ amount: Int) -> Int }

// @container(parent: Container, public)
public struct Session {
  public let user: String
}

// @provide(singleton, in: Session, as: Pricing, public, name: pricing)
struct List: Pricing { func price(_ amount: Int) -> Int { amount } }

// @provide(singleton, in: Session, public)
public final class Cart: Sendable {
  public let pricing: any Pricing
  init(pricing: any Pricing /* @named(pricing) */) { self.pricing = pricing }
}

public protocol Note: Sendable { var text: String { get } }

// @provide(weak, in: Session, as: Note, public)
final class PlainNote: Note { var text: String { "plain" } }

public protocol Banner { var text: String { get } }

// A session's for what it needs.
// @provide(as: Banner, public)
struct PlainBanner: Banner {
  let user: String
  let word: String  // @arg
  var text: String { "\(word) \(user)" }
}

public protocol Desk: AnyObject, Sendable { var number: Int { get } }

// @provide(singleton, keyed: number, in: Session, as: Desk, public)
final class PlainDesk: Desk {
  let number: Int
  init(number: Int /* @arg */) { self.number = number }
}
