public struct Notification: Sendable {
  public let text = "of Kit"
  public init() {}
}
public struct Logger: Sendable { public init() {} }
public struct Badge: Sendable { public init() {} }
