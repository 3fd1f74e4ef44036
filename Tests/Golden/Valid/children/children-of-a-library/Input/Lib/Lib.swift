import DIRuntime

public struct User: Sendable {
  public let name: String
  public init(name: String) { self.name = name }
}

// @container(parent: Container, public)
public struct Session {
  let user: User
}

// @provide(singleton, in: Session, public)
public final class Cart: Sendable {
  public let user: User
  let ledger: Ledger

  init(user: User, ledger: Ledger) {
    self.user = user
    self.ledger = ledger
  }
}

// @provide(singleton)
final class Ledger: Sendable {}

// @provide(public)
public struct Page {
  public let cart: Cart
  public let count: Int  // @arg
}
