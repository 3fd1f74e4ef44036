import DIRuntime

public protocol Plugin: Sendable { var name: String { get } }

public struct User: Sendable {
  public let name: String
  public init(_ name: String) { self.name = name }
}

// @provide(singleton, public)
public final class Log: Sendable {}

#if DEBUG
// @container(parent: Container, public)
public struct Session {
  public let user: User
  public let number: Int
}

// @provide(singleton, in: Session, public)
public final class Cart: Sendable {
  public let user: User
  let log: Log
  init(user: User, log: Log) { (self.user, self.log) = (user, log) }
}

#if TRACE
// Belongs to a session because of what it needs.
// @provide(public)
public struct Trace {
  let cart: Cart
  public var text: String { "trace of \(cart.user.name)" }
}
#endif
#endif

// @provide(into: Plugin)
struct Always: Plugin { var name: String { "always" } }
