public import Base
import DIRuntime

public enum Screens {
  // @provide(public)
  public struct Start: Sendable {
    public let now: Int

    init(clock: any Clock) { now = clock.now() }
  }
}

extension Screens.Start {
  public func replaces(_ other: Base.Screens.Start) -> Bool { true }
}
