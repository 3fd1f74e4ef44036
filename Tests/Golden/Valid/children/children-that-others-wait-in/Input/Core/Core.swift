import DIRuntime

// It has nothing that has to be waited for, or is the main actor's: those above add that.
// @container(parent: Container, public)
public struct Session {
  public let user: User
}

public struct User: Sendable {
  public let name: String
  public init(name: String) { self.name = name }
}
