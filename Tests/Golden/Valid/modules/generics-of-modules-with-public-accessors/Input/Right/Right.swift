public import Core
import DIRuntime

// @provide(public)
public struct Other: Sendable {
  public let cache: Cache<User>
}
