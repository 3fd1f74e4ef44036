public protocol Clock: Sendable {}

// @provide(public, as: Clock)
public struct SystemClock: Clock {}

// @provide(public)
public struct Wall { let clock: any Clock }

public protocol Log: Sendable {}

// @provide(public, as: Log)
public struct Console: Log {}
