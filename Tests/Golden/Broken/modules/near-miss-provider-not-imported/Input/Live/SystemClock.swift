import Core

// @provide(public, as: Clock)
public struct SystemClock: Clock { public init() {} }
