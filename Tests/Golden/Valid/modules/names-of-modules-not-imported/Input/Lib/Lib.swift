public import Base
import DIRuntime

// @provide(into: Hook)
struct Greeting: Hook {}

// @provide(public)
public struct Disk: Sendable {
  public init() throws(Missing) {}
}

// @provide(public)
@StorageActor
public final class Index {
  public let count = 2
  public init() {}
}

@StorageActor
open class Model {
  public init() {}
}
