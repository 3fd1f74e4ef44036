// @provide - the clock
struct Clock {}

// @provide // the store
struct Store {}

// @provide(singleton) /* shared */
final class Log: Sendable {}

// @provide(singleton) — shared
final class Disk: Sendable {}

// @provide the last one
struct Last {}
