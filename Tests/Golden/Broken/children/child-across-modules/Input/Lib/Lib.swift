import DIRuntime

public struct User: Sendable {}

// @provide(singleton, public)
public final class Clock: Sendable {}

// @container(parent: Container, public)
public struct Session {
  public let user: User
}

// @provide(singleton, in: Session, public)
public final class Cart: Sendable {
  init(user: User) {}
}

// @provide(public)
public struct Receipt {
  public let cart: Cart
}

// @provide(singleton, in: Session)
final class Secret: Sendable {}

// @container(parent: Session, public)
public struct Checkout {
  public let card: Int
}

// Beside the session.
// @container(parent: Container, public)
public struct Tour {
  public let guide: String
}

// @container(parent: Container)
public struct Hidden {}

// @container(parent: Container, package)
package struct Box {}

// @container(parent: Container)
struct Internal {}
