// @provide(singleton)
final class Session: Sendable {}

// @provide
struct Clock {}

struct Loader {
  let way: String

  // @provide
  init(session: Session, retries: Int = 3) { way = "retries" }
  init(session: Session, path: String = "", limit: Int = 0) { way = "leaves out more" }
  init(session: Session, clock: Clock) { way = "takes more" }
  init(_ session: Session) { way = "no label" }
  init(session: Clock) { way = "another type" }
  init?(session: Session) { return nil }
  @_disfavoredOverload init(session: Session, quick: Bool = true) { way = "disfavoured" }
  private init(session: Session, hidden: Int = 0) { way = "hidden" }
}

struct Upload {
  let way: String

  #if PLAIN
  init(session: Session) { way = "plain" }
  #else
  // @provide
  init(session: Session, name: String = "") { way = "name" }
  #endif
}

// @provide
struct Shelf<Item> {
  let way: String

  // @provide
  init(session: Session, size: Int = 9) { way = "size" }
}

extension Shelf where Item == Int {
  init(session: Session) { self.init(session: session, size: 1) }
}

// @provide
struct Library { let shelf: Shelf<String> }

struct Settings {
  let way: String

  // @provide
  init(session: Session, error: (any Error)?) { way = "as it is" }
  init(session: Session?, error: (any Error)?) { way = "optional" }
  init(session: Session?, error: any Error) { way = "something" }
}

class Theme {}

// @provide
final class DarkTheme: Theme {}

struct Page {
  let way: String

  // @provide
  init(theme: Theme /* @match(nearest) */) { way = "theme" }
  init(theme: DarkTheme, size: Int = 7) { way = "dark, and leaves out more" }
}
