import Core

// @provide(singleton)
final class Database: Sendable {
  init() async throws {}
}

// @provide(into: Plugin)
struct First: Plugin { let database: Database }

// @provide(into: Plugin)
struct Second: Plugin {
  init() async {}
}
