import DIRuntime

public struct User: Sendable {
  public let name: String
  public init(_ name: String) { self.name = name }
}

public struct Failure: Error { public init() {} }

// @container(parent: Container, public)
public struct Session {
  public let user: User
}

// @provide(singleton, in: Session, public)
public final class Cart: Sendable {
  public let user: User
  public init(user: User) { self.user = user }
}

public protocol Shown { var text: String { get } }

// Its name is that of an accessor above, which every container has.
// @provide(singleton, in: Session, public, name: title)
public func title(user: User) -> String { "title of \(user.name)" }
