// Where a shorter call may mean another member, the call passes what the defaults are, each with its type.
// @provide(singleton)
final class Session: Sendable, Ticket {}
protocol Ticket {}

struct Loader {
  var made = "memberwise"
  let session: Session
  // @provide
  init(session: Session, retries: Double = 3, path: String? = nil) {
    self.init(session: session)
    made = "marked, \(retries), \(path ?? "no path")"
  }
  init(session: Session) { self.session = session }
  init(session: Session, retries: Int) { self.init(session: session) }
}

enum Makers {
  // @provide(name: pool)
  static func pool(session: Session, size: Int = 4, words: [String] = ["a"]) -> String { "marked, \(size), \(words)" }
  static func pool(session: Session) -> String { "other" }

  // @provide(name: lamp)
  static func lamp(session: Session?) -> String { "marked" }
  static func lamp(session: Session, size: Int = 4) -> String { "other" }

  // @provide(name: job)
  static func job(run: () -> Session) -> String { "marked" }
  static func job(run: () async -> Session) -> String { "other" }

  // @provide(name: none)
  static func none(missing: Missing?) -> String { "marked" }
  static func none(missing: Session?) -> String { "other" }
}

struct Missing {}

// @provide
func ratio(session: Session?) -> Double { 1 }
func ratio(session: Session) -> Double { 2 }

class Theme {}

// @provide
final class DarkTheme: Theme {}

enum Pages {
  // @provide(name: page)
  static func page(theme: Theme /* @match(nearest) */) -> String { "marked" }
  static func page(theme: DarkTheme) -> String { "other" }

  // @provide(name: sendable)
  static func sendable(run: @escaping () -> Session) -> String { "marked" }
  static func sendable(run: @escaping @Sendable () -> Session) -> String { "other" }
}

// From a class above.
class View {
  class func badge(session: Session) -> String { "other" }
  class func badge(session: any Ticket) -> String { "other" }
}

final class Panel: View {
  // @provide(name: badge)
  override class func badge(session: any Ticket /* @match(nearest) */) -> String { "marked" }
}

enum Mode {
  case slow(session: Session), far(Session, size: Int = 2)
  case marked
  // @provide(name: slowMode)
  static func slow(session: Session?) -> Mode { .marked }
  // @provide(name: farMode)
  static func far(_ session: Session?) -> Mode { .marked }
}

class Screen {
  class func token(session: Session) -> Self { fatalError() }
}

final class Home: Screen {
  var made = "other"
  // @provide
  static func token(session: Session, made: String = "marked") -> Home {
    let home = Home()
    home.made = made
    return home
  }
}

// A member of a protocol's extension that gives Self.
protocol Stamped {}

extension Stamped {
  static func stamp(session: Session) -> Self { fatalError() }
}

struct Stamp: Stamped {
  let made: String
  // @provide
  static func stamp(session: Session, made: String = "marked") -> Stamp { Stamp(made: made) }
}
