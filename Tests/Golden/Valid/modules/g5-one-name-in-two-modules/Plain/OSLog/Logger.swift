public struct Logger: Sendable {
  public struct Level: Sendable {
    public let name = "a level of OSLog"
    public init() {}
  }
  public let name = "OSLog"
  public init() {}
}
public protocol Sink: Sendable { var name: String { get } }
