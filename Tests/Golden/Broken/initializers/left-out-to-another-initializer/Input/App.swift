// @provide(singleton)
final class Session: Sendable {}

struct Loader {
  // @provide
  init(session: Session, retries: Int = Int(3)) {}
  init(session: Session) { self.init(session: session, retries: 0) }
}

final class Cache {
  // @provide
  init(session: Session, limit: Int = Int(100)) {}
  convenience init(session: Session, path: String = "tmp") { self.init(session: session, limit: 10) }
}

struct Upload {
  let session: Session
  var isQuiet = false
}

extension Upload {
  // @provide
  init(session: Session, name: String = String("")) { self.session = session }
}

enum Makers {
  // @provide(singleton)
  static func pool(session: Session, size: Int = Int(4)) -> Pool { Pool(size: size) }

  // Of these the compiler takes neither for the same.
  static func pool(session: Session) -> Loader? { nil }
  func pool(session: Session) -> Pool { Pool(size: 1) }
}

extension Makers {
  static func pool(session: Session) -> Pool { Pool(size: 0) }
}

final class Pool: Sendable {
  init(size: Int) {}
}

struct Letter {
  private static let plain = 7

  // @provide
  init(session: Session, style: Int = Self.plain /* @arg */) {}
  init(session: Session) {}
}
