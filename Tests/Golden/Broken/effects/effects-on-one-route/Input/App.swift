struct DiskError: Error {}

// @provide
struct Disk { init() throws(DiskError) {} }

// @provide
struct Store { let disk: Disk }

// @provide
struct Cache { let store: Store }

// @provide
final class Sync {
  init(cache: @escaping @Sendable () -> Cache) {}
}

// @provide
final class Backup {
  init(cache: Lazy<Cache>, store: Provider<Store>) {}
}
