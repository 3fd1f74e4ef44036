public protocol Clock: Sendable {}

// @provide(public, as: Clock)
public struct SystemClock: Clock {}

// @provide(public)
public struct Ticket { public init() {} }
