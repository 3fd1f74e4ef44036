// @provide(singleton)
final class Session: Sendable {}

// @provide
struct Clock {}

struct Loader {
  let way: String

  // @provide
  init(session: Session, retries: Int = 3) { way = "retries" }
  init(session: Session, clock: Clock) { way = "takes more" }
  init(_ session: Session) { way = "no label" }
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

struct Settings {
  let way: String

  // @provide
  init(session: Session) { way = "leaves out nothing" }
  init(session: Session, limit: Int = 0) { way = "leaves out something" }
  init(session: any Sendable) { way = "takes more" }
}

class Theme {}

// @provide
final class DarkTheme: Theme {}

struct Page {
  let way: String

  // @provide
  init(theme: Theme /* @match(nearest) */) { way = "theme" }
  init(_ theme: DarkTheme) { way = "no label" }
}

class Report {
  let way: String
  required init(session: Session) { way = "above" }
  init(session: Session, pages: Int) { way = "below" }
}

// @provide
final class Summary: Report {
  // @provide
  required init(session: Session) { super.init(session: session, pages: 1) }
}

enum Pools {
  case hidden
  static let pool: String = ""

  // @provide
  static func pool(session: Session, size: Int = 4) -> Pool { Pool() }
  static func pool(session: Session) -> Loader? { nil }
  func pool(session: Session) -> Pool { Pool() }
}

struct Pool {}

// Values of the type that is passed are certainly not of the others.
struct Invoice {
  let way: String

  // @provide
  init(session: Session, pages: Int = 7) { way = "pages" }
  init(session: String) { way = "text" }
  init(session: Clock) { way = "clock" }
  init(session: any Shape) { way = "shape" }
  init(session: () -> Session) { way = "function" }
}

protocol Shape {}

// With a designated initializer of its own it inherits none of these.
class Vehicle {
  init(session: Session) {}
  convenience init(session: Session, wheels: Int = 4) { self.init(session: session) }
}

final class Truck: Vehicle {
  let way: String

  // @provide
  init(session: Session, load: Int = 1) { way = "load"; super.init(session: session) }
}

// It overrides or hides what takes the same.
class Shop {
  class func receipt(session: Session) -> Receipt { Receipt(way: "above") }
}

final class CornerShop: Shop, Selling {
  // @provide
  override class func receipt(session: Session) -> Receipt { Receipt(way: "below") }
}

protocol Selling { static func receipt(session: Session) -> Receipt }
extension Selling { static func receipt(session: Session) -> Receipt { Receipt(way: "protocol") } }

struct Receipt { let way: String }

enum Sizes: Sendable {
  case small(String), large(Int), none
  static let wide = "wide"

  // @provide(name: smallSize)
  static func small(_ session: Session) -> Sizes { .small("func") }
  // @provide(name: noSize)
  static func none() -> Sizes { .small("none func") }
  // @provide(name: wideSize)
  static func wide(_ session: Session) -> Sizes { .small("wide func") }
}
