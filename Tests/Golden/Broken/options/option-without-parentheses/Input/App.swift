protocol Clock {}

// @provide as: Clock
struct SystemClock: Clock {}

// @provide singleton, as: Clock
struct OtherClock: Clock {}

// @provide: singleton
final class Journal: Sendable {}

// @provide name: main
struct Main {}
