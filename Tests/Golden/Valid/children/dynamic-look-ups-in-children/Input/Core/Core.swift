import DIRuntime

public struct User: Sendable {
  public let name: String
  public init(name: String) { self.name = name }
}

// @container(parent: Container, public)
public struct Session {
  public let user: User
}

// @provide(singleton, in: Session, public)
public final class Basket: Sendable {
  public let owner: String
  init(user: User) { owner = user.name }
}
