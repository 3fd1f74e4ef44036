protocol Clock {}
protocol Log {}
struct User {}

// @container(parent: Container)
struct Session { let user: User }

// @provide(as: Clock)
struct SystemClock: Clock {}

// @provide(singleton, as: Clock, in: Session)
final class SessionClock: Clock, Sendable {}

// Belongs to the session, because it needs its user.
// @provide(as: Log)
struct UserLog: Log { let user: User }

// @provide(as: Log)
struct FileLog: Log {}

// Both belong to the session.
// @provide(name: draft)
struct Draft { let user: User }

enum Drafts {
  // @provide
  static func draft(user: User) -> Draft { Draft(user: user) }
}
