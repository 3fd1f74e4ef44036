import DIRuntime

public protocol Clock: Sendable { func now() -> Int }

public enum Screens {
  // @provide(public)
  public struct Start: Sendable {}
}

// @provide(public, as: Clock)
public struct SystemClock: Clock { public func now() -> Int { 42 } }
