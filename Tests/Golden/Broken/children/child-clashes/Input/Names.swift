import DIRuntime

struct User: Sendable {}
struct Guest: Sendable {}

enum First {
  // @container(parent: Container)
  struct Session { let user: User }
}

enum Second {
  // @container(parent: Container)
  struct Session { let guest: Guest }
}

// @container(parent: Container)
struct Flight { let number: Int }

// @provide(name: flight)
struct Trip {}

// @container(parent: Container)
struct Room { let size: Int }

final class RoomContainer {}

// @container(parent: Container)
struct Dynamic { let size: Int }

protocol Clock: Sendable {}

// @provide(as: Clock)
struct SystemClock: Clock {}

// @container(parent: Container)
struct Game {
  let clock: any Clock
  let score: Score
}

struct Score: Sendable {}

// @provide(singleton)
final class Board: Sendable {}

// @provide(in: Game, name: board)
struct Field {}

// @provide
struct Points {
  static let shared = 1
}

// @provide(in: Game, as: Score)
func bonus() -> Score { Score() }

// @container(parent: Container)
struct Recital { let current: Piece; let close: String }

struct Piece: Sendable {}

// @provide
struct Programme { let piece: Piece }

/// Whatever the clash, nothing is said of those that ask.
// @provide
struct Announcement { let score: Score }
