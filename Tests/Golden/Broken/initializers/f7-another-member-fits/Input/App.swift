// @provide(singleton)
final class Session: Sendable {}

struct User {}

// In an extension for some arguments.
// @provide
final class Repository<Item> {
  // @provide
  init(session: Session, size: Int = Int(9)) {}
}

extension Repository where Item == User {
  convenience init(session: Session) { self.init(session: session, size: 1) }
}

// @provide
struct Library {
  let users: Repository<User>
}

// In the class above.
class Screen {
  init(session: Session) {}
  class func make(session: Session) -> Pool { Pool() }
}

final class Home: Screen {}

extension Home {
  // @provide
  convenience init(session: Session, title: String = String("")) { self.init(session: session) }

  // @provide(singleton)
  static func make(session: Session, size: Int = Int(4)) -> Pool { Pool() }
}

class Page: Screen {
  convenience init(session: Session, isQuiet: Bool) { self.init(session: session) }
}

// @provide
final class Start: Page {
  // @provide
  override init(session: Session) { super.init(session: session) }
}

final class Pool: Sendable {}


// A constant that holds a function; a case is left to the compiler.
enum Mode: Sendable {
  case quick(_ session: Session)
  static let slow: @Sendable (Session) -> Mode = { .quick($0) }

  // @provide(name: quickMode)
  static func quick(_ session: Session, limit: Int = Int(3)) -> Mode { .quick(session) }

  // @provide(name: slowMode)
  static func slow(_ session: Session, limit: Int = Int(3)) -> Mode { .quick(session) }
}

// What Swift ranks is not another type.
struct Search {
  // @provide
  init(session: Session, limit: Int = Int(5)) {}
  init(session: some Sendable) {}
}

// What is above the type of what is passed.
class Theme {}

// @provide
final class DarkTheme: Theme {}

struct Window {
  // @provide
  init(theme: DarkTheme, size: Int = Int(7)) {}
  init(theme: Theme) {}
}

// Plainly another type.
struct Report {
  // @provide
  init(session: Session, pages: Int = Int(7)) {}
  init(session: String) {}
}

// In another file.
struct Gate {}

enum Other {
  // @provide
  static func gate(session: Session, size: Int = Int(4)) -> Gate { Gate() }
}
