import DIRuntime
public protocol Clock: Sendable { var name: String { get } }
// @provide
public struct Dial: Sendable { public init() { print("dial") } }
// @provide(singleton, public, as: Clock)
public final class SystemClock: Clock {
  let dial: Dial
  public init(dial: Dial) { self.dial = dial; print("system") }
  public var name: String { "system" }
}
// @provide(singleton, public)
public final class Wall: Sendable {
  public let clock: any Clock
  public init(clock: any Clock) { self.clock = clock }
}
