import DIRuntime

struct User: Sendable { var name: String }
struct Room: Sendable { var number: Int }

// @container(parent: Container)
struct Session { let user: User }

// @container(parent: Container)
struct Stay { let room: Room }

protocol Logger: Sendable { var text: String { get } }

// One of these is the session's, the other the stay's, for what they need; nothing says so of them.
// @provide(as: Logger)
struct UserLogger: Logger {
  let user: User
  var text: String { user.name }
}

// @provide(as: Logger)
struct RoomLogger: Logger {
  let room: Room
  var text: String { "room \(room.number)" }
}

// @provide(singleton, in: Session)
final class Cart: Sendable {
  let logger: any Logger
  init(logger: any Logger) { self.logger = logger }
}

// @provide(singleton, in: Stay)
final class Bill: Sendable {
  let logger: any Logger
  let later: Lazy<any Logger>
  init(logger: any Logger, later: Lazy<any Logger>) { (self.logger, self.later) = (logger, later) }
}

// It is the stay's for its bill, and so is its logger.
// @provide
struct Receipt { let logger: any Logger; let bill: Bill }

// @provide
struct Letter { let logger: any Logger; let receipt: Receipt }

// Where there is none it does without.
// @provide(singleton)
final class Desk: Sendable {
  let text: String
  init(receipt: Receipt? = nil, logger: (any Logger)?) {
    text = "\(receipt == nil) \(logger == nil)"
  }
}
