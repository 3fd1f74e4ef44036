import DIRuntime

public protocol Clock: Sendable {}

// @provide(public, as: Clock)
public struct SystemClock: Clock {
  public init() {}
}
