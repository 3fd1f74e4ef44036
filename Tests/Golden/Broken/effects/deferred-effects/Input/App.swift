import DIRuntime

struct DiskError: Error {}
struct NetError: Error {}

// @provide
final class Disk: Sendable {
  init() throws(DiskError) {}
}

// @provide
final class Net: Sendable {
  init() throws(NetError) {}
}

// @provide(singleton)
final class Store: Sendable {
  init(disk: Disk) {}
}

// @provide
final class Sync: Sendable {
  init(store: Store, net: Net) {}
}

// @provide
final class Report {
  init(
    disk: Lazy<Disk>, store: Provider<Store>, sync: @escaping @Sendable () -> Sync,
    optional: (() -> Disk)?, optionalLazy: Lazy<Disk>?
  ) {}
}

// @provide
struct Page {
  let disk: () throws(NetError) -> Disk
  let sync: @Sendable () async throws(NetError) -> Sync
  let lazy: Lazy<Net>
  let fine: () throws(DiskError) -> Disk
  let also: () throws -> Sync
}

// @provide
func key(number: Int /* @arg */) throws -> Key { Key() }

struct Key {}

// @provide
func ring(make: (Int) -> Key) -> Ring { Ring() }

struct Ring {}

/// Its own errors are not those of what it asks for later.
// @provide
struct Quiet {
  let page: Lazy<Report>
}
