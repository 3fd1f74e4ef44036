public import Base
import DIRuntime

// Nothing else in this file needs Base.
// @provide(public)
public struct Disk: Sendable {
  public init() throws(Missing) {}
}
