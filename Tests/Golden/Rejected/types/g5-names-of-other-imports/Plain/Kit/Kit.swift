public struct Notification: Sendable, Hashable { public init() {} }
public struct Operation<T: Sendable>: Sendable { public init() {} }
public struct ReadError: Error {}
public protocol Source: Sendable {}
public struct Result<T: Sendable>: Sendable { public init() {} }
public protocol Clock: Sendable {}
public struct Logger: Sendable { public init() {} }
@globalActor public actor WorkActor { public static let shared = WorkActor() }
