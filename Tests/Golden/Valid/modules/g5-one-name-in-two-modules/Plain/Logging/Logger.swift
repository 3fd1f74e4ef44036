public struct Logger: Sendable {
  public struct Level: Sendable {
    public let name = "a level of Logging"
    public init() {}
  }
  public let name = "Logging"
  public init() {}
}
public protocol Sink: Sendable { var name: String { get } }
