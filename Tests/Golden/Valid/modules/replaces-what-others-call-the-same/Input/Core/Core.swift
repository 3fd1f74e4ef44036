import DIRuntime

public struct Clock: Sendable { public let name = "clock" }

// @provide(public, name: time)
public func clock() -> Clock { Clock() }
