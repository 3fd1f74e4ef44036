import DIRuntime

public struct Line: Sendable { public init() {} }

// @provide(singleton, public)
public final class Clock: Sendable {}

// @container(parent: Container, public)
public struct Session {
  public let user: String
}

// @provide(singleton, in: Session, public)
public final class Cart: Sendable {}

// @provide(singleton, in: Session, as: Line, public)
public func line() -> Line { Line() }

// @container(parent: Session, public)
public struct Checkout {}
