// @provide(singleton)
final class Database: Sendable {
  init() async {}
}

// @provide

final class Migrations {}
