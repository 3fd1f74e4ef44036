import DIRuntime

// @require
public protocol Clock: Sendable {
  var now: Int { get }
}

// @provide(singleton, public)
public final class Timer: Sendable {
  public let clock: any Clock
  init(clock: any Clock) { self.clock = clock }
}
