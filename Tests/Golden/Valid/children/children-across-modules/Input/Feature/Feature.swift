public import Core
import DIRuntime

// @provide(singleton, in: Session, public)
public final class Wishes: Sendable {
  public let cart: Cart
  init(cart: Cart) { self.cart = cart }
}

// What a session has too, though nothing says so.
// @provide(public)
public struct Overview {
  public let wishes: Wishes
}

// @provide(singleton, in: Visit)
final class Notes: Sendable {
  let room: Int
  init(room: Int) { self.room = room }
}

// @provide(public)
public struct Report {
  let notes: Notes
  let wishes: Wishes
  public var text: String { "\(wishes.cart.user.name) in \(notes.room)" }
  public func isOf(_ other: Report) -> Bool { notes === other.notes }
}
