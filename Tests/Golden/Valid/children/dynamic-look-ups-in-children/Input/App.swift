import Core
import DIRuntime

protocol Greeter: Sendable { var greeting: String { get } }

// @provide(singleton)
final class Log: Sendable {}

// Another module's child container: what is kept, and what is not.

// @provide(singleton, in: Session, as: Greeter)
struct PoliteGreeter: Greeter {
  let greeting: String
  init(user: User) { greeting = "Good morning, \(user.name)" }
}

// @provide
struct Page {
  let basket: Basket
  let log: Log
}

// @provide(name: first)
struct Ticket {
  let basket: Basket
}

// A child of that, with a name for a common value.

// @container(parent: Session)
struct Visit {
  let room: Int
}

// @provide(weak, in: Visit)
final class Seat: Sendable {
  let room: Int
  init(room: Int) { self.room = room }
}


// Nobody is warned of listing it.

@available(*, deprecated)
// @provide
struct OldSeat {
  let seat: Seat
}

#if DEBUG
// @provide
struct Inspector {
  let seat: Seat
}
#endif

/// Has an argument, so it is not found.
// @provide
struct Row {
  let seat: Seat
  let number: Int  // @arg
}
