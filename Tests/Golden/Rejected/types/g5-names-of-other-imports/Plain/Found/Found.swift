public struct Notification: Sendable, Hashable { public init() {} }
public struct Operation<T: Sendable>: Sendable { public init() {} }
public struct ReadError: Error {}
public protocol Source: Sendable {}
@globalActor public actor WorkActor { public static let shared = WorkActor() }
