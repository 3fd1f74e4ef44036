internal import Core
import DIRuntime

// @provide(public)
public struct Service: Sendable {
  public let text: String
  init(cache: Cache<User>) { text = cache.text }
}
