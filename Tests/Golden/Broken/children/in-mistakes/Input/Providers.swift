import DIRuntime

struct User: Sendable {}

struct Plain {}

// @container(parent: Container)
struct Session {
  let user: User
}

protocol Plugin: Sendable {}

// @provide(singleton, in: Container)
final class One: Sendable {}

// @provide(singleton, in: Sesion)
final class Two: Sendable {}

// @provide(singleton, in: SessionContainer)
final class Three: Sendable {}

// @provide(singleton, in: Plain)
final class Four: Sendable {}

// @provide(singleton, in: Nowhere)
final class Five: Sendable {}

// @provide(singleton, in: Session)
final class Seven: Sendable {}

// @provide(match: nearest, in: Session)
protocol Ten {}

// @provide(singleton, in)
final class Eleven: Sendable {}

// @provide(singleton, in: [Session])
final class Twelve: Sendable {}
