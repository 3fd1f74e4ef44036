public struct Notification: Sendable, Hashable {
  public let name: String
  public init(_ name: String) { self.name = name }
}
public struct Operation<T: Sendable>: Sendable {
  public let value: T
  public init(_ value: T) { self.value = value }
}
public struct ReadError: Error { public init() {} }
public protocol Source: Sendable { var name: String { get } }
@globalActor public actor WorkActor { public static let shared = WorkActor() }
