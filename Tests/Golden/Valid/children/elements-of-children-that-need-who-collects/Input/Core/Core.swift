import DIRuntime

public protocol Hook: Sendable { var name: String { get } }

// @container(parent: Container, public)
public struct Session { public let user: String }

// @provide(singleton, public)
public final class Server: Sendable {
  public let hooks: [any Hook]
  public init(hooks: [any Hook]) { self.hooks = hooks }
}
