import DIRuntime

struct User: Sendable {}
struct Room: Sendable {}

// @container(parent: Container)
struct Session { let user: User }

// @container(parent: Container)
struct Stay { let room: Room }

protocol Logger {}

// @provide(as: Logger)
struct UserLogger: Logger { let user: User }

// @provide(as: Logger)
struct RoomLogger: Logger { let room: Room }

// @provide
struct Receipt { let logger: any Logger }

// @provide(in: Stay)
struct Bill { let logger: any Logger }

// @provide(singleton)
final class Desk: Sendable { init(logger: any Logger) {} }
