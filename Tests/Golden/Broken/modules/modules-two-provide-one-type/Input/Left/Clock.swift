import Core

// @provide(public, as: Clock)
public struct LeftClock: Clock { public init() {} }
