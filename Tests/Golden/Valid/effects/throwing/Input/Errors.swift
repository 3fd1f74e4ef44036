enum DiskError: Error { case full }
enum NetworkError: Error { case down }

struct Disk: Sendable { var attempt: Int }
struct Network: Sendable {}

enum Attempts {
  nonisolated(unsafe) static var disk = 0
}

enum Factory {
  /// Fails the first time.
  // @provide(singleton)
  static func disk() throws(DiskError) -> Disk {
    Attempts.disk += 1
    if Attempts.disk == 1 { throw .full }
    return Disk(attempt: Attempts.disk)
  }

  // @provide
  static func network(isUp: Bool /* @arg */) throws(NetworkError) -> Network {
    guard isUp else { throw .down }
    return Network()
  }

  // @provide
  static func never() throws(Never) -> Never? { nil }
}

// @provide
struct Archive { var disk: Disk }

// @provide
final class Backup {
  let disk: Disk
  init(disk: Disk, archive: Archive) throws(DiskError) { self.disk = disk }
}

// @provide
struct Sync {
  var disk: Disk
  var network: Network
  var isUp: Bool  // @arg
}

// @provide(singleton)
struct Index: Sendable {
  init(disk: Disk) throws(any Error) {}
}
