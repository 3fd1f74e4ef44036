public struct Session: Sendable {
  public enum Code: Int, Sendable { case first = 1, second = 2 }
  public enum Failure: Error { case none }
  public struct Options: Sendable { public init() {} }
  public let text: String
  public init(_ text: String) { self.text = text }
}
public struct Environment: Sendable {
  public let name = "test"
  public init() {}
}
