import DIRuntime

protocol Clock: Sendable { func now() -> Int }
protocol Reader: Sendable { var title: String { get } }
protocol Writer: Sendable { var title: String { get } }
protocol Untold { var title: String { get } }
protocol Shape: Sendable { var title: String { get } }
protocol Piece: Sendable { var title: String { get } }

enum Failure: Error { case failed }

// @provide(singleton, as: Clock)
struct SystemClock: Clock { func now() -> Int { 42 } }

// Several types, with a name.

// @provide(singleton, as: [Reader, Writer], name: disk)
final class Disk: Reader, Writer { let title = "disk" }

// A kept type that is not known to be Sendable is asked for as it is.

// @provide(singleton, as: Untold)
final class Told: Untold, Sendable { let title = "told" }

// @provide
func port() -> Int { 80 }

// Transient and not Sendable.

// @provide
final class Draft {
  var text = ""
  let clock: any Clock
  init(clock: any Clock) { self.clock = clock }
}

// @provide(weak)
final class Teacher: Sendable {}

// @provide
struct Ticket {
  init(draft: Draft) throws(Failure) { if draft.clock.now() < 0 { throw .failed } }
}

// @provide(weak)
final class Passport: Sendable {
  init(ticket: Ticket) throws {}
}

// @provide(singleton, boxed)
struct Counter: Sendable { var value = 1 }

// Elements are found by their own types, the collection by its.

// @provide(into: Piece)
struct Pawn: Piece { let title = "pawn" }

// @provide(into: Piece, as: Shape)
struct Rook: Piece, Shape { let title = "rook" }

// @provide(match: nearest)
protocol Figure: Shape {}

// @provide
struct Circle: Figure { let title = "circle" }

// @provide(singleton)
struct Repository<Item: Sendable>: Sendable { let title = "\(Item.self)" }

// @provide
struct Library {
  let users: Repository<User>
  let pieces: [any Piece]
}
struct User: Sendable {}

// With arguments, there is nobody to give them.

// @provide
struct Greeting {
  let text: String  // @arg
}

#if DEBUG
// @provide
struct Probe { let title = "debug" }
#else
// @provide
struct Probe { let title = "release" }
#endif

#if DEBUG
// @provide
struct Panel { let title = "panel" }
#endif

// @provide
@available(*, deprecated, message: "use Lamp")
struct Candle { let title = "candle" }

// @provide
struct Lamp { let title = "lamp" }

// @provide
@available(macOS 99, *)
struct Future { let title = "future" }

// @provide
@available(macOS, unavailable)
@available(iOS, deprecated: 18)
struct Phone { let title = "phone" }

// @provide
@available(swift 5.9)
struct Modern { let title = "modern" }

// @provide
func `two words`() -> Character { "w" }
