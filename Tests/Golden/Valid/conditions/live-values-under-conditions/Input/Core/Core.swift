import DIRuntime
public protocol HTTPClient: Sendable { func get(_ s: String) -> String }
// @provide(singleton, as: HTTPClient, live, public)
struct RealHTTP: HTTPClient { func get(_ s: String) -> String { "real " + s } }
// @provide(weak, public, live)
public final class Cache: Sendable {
  public let n: Int;
  // @provide
  init() { print("REAL cache"); n = 0 }
  public init(fake n: Int) { self.n = n }
}
