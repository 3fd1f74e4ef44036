import DIRuntime

// Keeps nothing, but has the first number; the user has the next one.
// @provide(public)
public struct Address {
  init() {}
}

// @container(parent: Container, public)
public struct Session {
  public let user: String
}
