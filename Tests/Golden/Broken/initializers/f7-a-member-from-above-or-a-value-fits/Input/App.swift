// @provide
struct Session: Sendable, Ticket {}
protocol Ticket {}

class Screen {
  init(session: Session) {}
  convenience init(session: any Ticket) { self.init(session: Session()) }
}

// Designated ones from above, where the class has none of its own.
final class Start: Screen {
  // @provide
  convenience init(session: Session, title: String = String("")) { self.init(session: session) }
}

// A class function from above.
class Maker {
  class func token(session: Session) -> Token { Token() }
}

final class OtherMaker: Maker {
  // @provide
  static func token(session: Session, size: Int = Int(3)) -> Token { Token() }
}

struct Token {}

// Members of a protocol's extension.
protocol Drawable {}

extension Drawable {
  init(session: Session) { fatalError() }
}

struct Canvas: Drawable {
  // @provide
  init(session: Session, size: Int = Int(2)) {}
}

// Cases of an enum, and values that are called.
enum Mode: Sendable {
  case quick(_ session: Session)
  static let late: @Sendable (Session) -> Mode = { .quick($0) }
  static let early = Callable()
  static let soon = { (session: Session) in Mode.quick(session) }

  // @provide(name: quickMode)
  static func quick(_ session: Session, limit: Int = Int(3)) -> Mode { .quick(session) }
  // @provide(name: lateMode)
  static func late(_ session: Session) -> Mode { .quick(session) }
  // @provide(name: earlyMode)
  static func early(session: Session) -> Mode { .quick(session) }
  // @provide(name: soonMode)
  static func soon(_ session: Session) -> Mode { .quick(session) }
}

struct Callable: Sendable {
  func callAsFunction(session: Session) -> Mode { .quick(session) }
}

let tone: @Sendable (Session) -> Tone = { _ in Tone() }
// @provide
func tone(_ session: Session) -> Tone { Tone() }

struct Tone {}

// Swift prefers every other one to the one that is disfavoured.
struct Parcel {
  // @provide
  @_disfavoredOverload init(session: Session) {}
  init(session: Session, weight: Int = 3) {}
}

// To the compiler a generic parameter is as good for a protocol's value.
struct Poster {
  // @provide
  init(ticket: any Ticket /* @match(nearest) */) {}
  init(ticket: some Ticket) {}
}
