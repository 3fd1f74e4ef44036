// @provide
struct Session: Sendable, Ticket {}
protocol Ticket {}

// A convenience initializer from above, where each designated one is overridden.
class Screen {
  init(session: Session) {}
  convenience init(session: any Ticket) { self.init(session: Session()) }
}

final class Home: Screen {
  override init(session: Session) { super.init(session: session) }
  // @provide
  convenience init(session: Session?) { self.init(session: Session()) }
}

// Designated ones from above, where the class has none of its own.
final class Start: Screen {
  // @provide
  convenience init(session: Session, title: String = "") { self.init(session: session) }
}

// From a class further above.
class Page: Screen {
  override init(session: Session) { super.init(session: session) }
}

final class Last: Page {
  // @provide
  convenience init(session: Session?) { self.init(session: Session()) }
}

// A class function from above.
class Maker {
  class func token(session: Session) -> Token { Token() }
  class func badge(session: Session) -> Badge { Badge() }
  class func badge(session: any Ticket) -> Badge { Badge() }
}

final class OtherMaker: Maker {
  // @provide
  static func token(session: Session, size: Int = 3) -> Token { Token() }
  // @provide
  override class func badge(session: any Ticket /* @match(nearest) */) -> Badge { Badge() }
}

struct Token {}
struct Badge {}

// Members of a protocol's extension.
protocol Drawable {}

extension Drawable {
  static func sketch(session: Session) -> Sketch { Sketch() }
  init(session: Session) { fatalError() }
}

struct Sketch {}

struct Canvas: Drawable {
  // @provide
  static func sketch(session: Session?) -> Sketch { Sketch() }
  // @provide
  init(session: Session, size: Int = 2) {}
}

// Cases of an enum, and values that are called.
enum Mode: Sendable {
  case quick(_ session: Session), slow(session: Session)
  case far(Session, size: Int = 2)
  static let late: @Sendable (Session) -> Mode = { .quick($0) }
  static let early = Callable()
  static let soon = { (session: Session) in Mode.quick(session) }

  // @provide(name: quickMode)
  static func quick(_ session: Session, limit: Int = 3) -> Mode { .quick(session) }
  // @provide(name: slowMode)
  static func slow(session: Session?) -> Mode { .quick(Session()) }
  // @provide(name: farMode)
  static func far(_ session: Session?) -> Mode { .quick(Session()) }
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

// A closure that the call writes fits functions of many types.
struct Job {
  // @provide
  init(run: @escaping () -> Session) {}
  init(run: @escaping () async -> Session) {}
}

// To the compiler a generic parameter is as good for a protocol's value.
struct Poster {
  // @provide
  init(ticket: any Ticket /* @match(nearest) */) {}
  init(ticket: some Ticket) {}
}
