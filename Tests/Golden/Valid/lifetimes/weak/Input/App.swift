import DIRuntime

enum Count { nonisolated(unsafe) static var built = 0 }

// @provide(weak)
final class Session: Sendable {
  init() { Count.built += 1 }
}

// @provide(weak)
actor Worker {}

protocol Store: AnyObject, Sendable {}
protocol Feed {}
protocol Log: Sendable {}

/// The same object under all of its types.
// @provide(weak, as: [Store, Feed, Self])
final class Disk: Store, Feed {}

enum Logs {
  /// Whether it is an object only shows when it is there.
  // @provide(weak)
  static func log() -> any Log { FileLog() }

  // @provide(weak)
  static func spare() -> Session? { Session() }

  // @provide(weak, name: plain)
  static func plainLog() -> any Log { PlainLog() }
}

final class FileLog: Log {}
struct PlainLog: Log {}

struct Failure: Error {}

enum Door { nonisolated(unsafe) static var isOpen = false }

// @provide(weak)
final class Ticket: Sendable {
  init() throws(Failure) { if !Door.isOpen { throw Failure() } }
}

// @provide(weak, as: [Seat, Self])
final class Chair: Seat {
  let ticket: Ticket
  init(ticket: Ticket) { self.ticket = ticket }
}

protocol Seat: Sendable {}

/// Two parameters of one weak value get the same one.
// @provide
struct Pair {
  let first: Session
  let second: Session
  let later: Lazy<Session>
}
