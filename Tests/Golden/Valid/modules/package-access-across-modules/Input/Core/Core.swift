import DIRuntime

// @container(parent: Container, public)
public struct Session {
  public let user: String
}
