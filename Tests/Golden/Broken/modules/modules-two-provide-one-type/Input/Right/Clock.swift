import Core

// @provide(public, as: Clock)
public struct RightClock: Clock { public init() {} }
