public protocol Clock {}

// @provide(as: Clock)
struct SystemClock: Clock {}

// @provide
public struct Dial { public init() {} }
