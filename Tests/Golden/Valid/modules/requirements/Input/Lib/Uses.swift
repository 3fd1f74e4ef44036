public import DIRuntime

// @provide(singleton, public)
public final class Session: Sendable {
  public let analytics: any Analytics
  public let region: Region

  init(analytics: any Analytics, region: Region) {
    (self.analytics, self.region) = (analytics, region)
  }
}

// @provide(public)
public struct Reader {
  public let storage: any Storage
  public let mode: Mode?
}

// @provide(public)
public struct Painter {
  public let theme: Theme
  public let journal: Journal
}

// @provide(singleton, public)
public final class Later: Sendable {
  public let analytics: Lazy<any Analytics>
  public let all: @Sendable () -> Theme
  public let storage: @Sendable () throws -> any Storage

  init(
    analytics: Lazy<any Analytics>, all: @escaping @Sendable () -> Theme,
    storage: @escaping @Sendable () throws -> any Storage
  ) {
    (self.analytics, self.all, self.storage) = (analytics, all, storage)
  }
}

// @provide(weak, public)
public final class Screen: Sendable {
  public let session: Session
  init(session: Session) { self.session = session }
}

// @provide(singleton, public)
public final class Apart: Sendable {
  init() {}
}
