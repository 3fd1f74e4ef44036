import DIRuntime

protocol Log: Sendable {}

// @container(parent: Container)
struct Session { let user: String }

// @provide(singleton, scope: Session)
final class Cart: Sendable {}

// @provide(scope: .shared)
final class Cache: Sendable {}

// @provide(lifetime: cached)
final class Disk: Sendable {}

// @provide(scope: .session)
final class Guess: Sendable {}

// @provide(shared)
final class Shared: Sendable {}

// @provide(as: "Log)
struct FileLog: Log {}

// @provide(name: "a" b")
struct Quoted {}
