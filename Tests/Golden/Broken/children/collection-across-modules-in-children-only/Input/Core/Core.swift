import DIRuntime

public protocol Hook: Sendable {}

// @container(parent: Container, public)
public struct Session { public let user: String }

// What the session has reaches its elements; what all containers have does not.
// @provide(singleton, in: Session, public)
public final class Cart: Sendable {
  public init(hooks: [any Hook]) {}
}

// @provide(singleton, public)
public final class Server: Sendable {
  public init(later: Lazy<[any Hook]>) {}
}

// @provide(public)
public struct Page {
  init(hooks: [any Hook]) {}
}

// @provide(singleton, public)
public final class Log: Sendable {
  public init(hooks: [any Hook] = []) {}
}
