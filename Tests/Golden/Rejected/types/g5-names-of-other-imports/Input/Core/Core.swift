import DIRuntime
public struct Logger: Sendable { public init() {} }
// @provide(public)
public struct Writer { public init() {} }
