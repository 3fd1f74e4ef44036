// @provide(singleton)
final class Session: Sendable {}

struct Loader {
  // @provide
  init(session: Session, retries: Int = 3) {}
  init(session: Session) { self.init(session: session, retries: 0) }
}

final class Cache {
  // @provide
  init(session: Session, limit: Int = 100) {}
  convenience init(session: Session, path: String = "tmp") { self.init(session: session, limit: 10) }
}

struct Upload {
  let session: Session
  var isQuiet = false
}

extension Upload {
  // @provide
  init(session: Session, name: String = "") { self.session = session }
}
