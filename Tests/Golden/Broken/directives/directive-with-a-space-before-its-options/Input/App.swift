// @provide (singleton)
final class Store: Sendable {}

// @provide singleton
final class Cache: Sendable {}

// @provide: singleton
final class Log: Sendable {}

// @provide[singleton]
final class Disk: Sendable {}
