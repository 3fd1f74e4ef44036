import DIRuntime

public struct User: Sendable {
  public let name: String
  public init(_ name: String) { self.name = name }
}

// @provide(singleton, public)
public final class Log: Sendable {
  public init() {}
}

// @container(parent: Container, public)
public struct Session {
  public let user: User
}

// @provide(singleton, in: Session, public)
public final class Cart: Sendable {
  public let user: User
  let rules: Rules

  init(user: User, rules: Rules) { (self.user, self.rules) = (user, rules) }
}

// Nobody else sees this one, nor that it is kept.
// @provide(singleton, in: Session)
final class Rules: Sendable {}

// @provide(public)
public struct Greeting {
  public let user: User
  public let word: String  // @arg
}

// A child of a child, to which others can add as well.
// @container(parent: Session, public)
public struct Visit {
  public let room: Int
}
