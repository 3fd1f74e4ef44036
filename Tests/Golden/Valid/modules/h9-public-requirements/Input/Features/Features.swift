public import Clients
public import DIRuntime

// @provide(public)
public struct Feed: Sendable {
  public let clock: any Clock
  public let client: APIClient
  public let later: Lazy<any Clock>
  public let page: @Sendable () throws -> APIClient
  public let none: (any Log)?

  init(
    clock: any Clock, client: APIClient, later: Lazy<any Clock>,
    page: @escaping @Sendable () throws -> APIClient, none: (any Log)? = nil
  ) {
    self.clock = clock
    self.client = client
    self.later = later
    self.page = page
    self.none = none
  }

  public static func title(in container: Container) -> String { "feed at \(container.clock.now)" }
}
