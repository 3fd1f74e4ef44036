import DIRuntime

// @provide(singleton)
final class Database: Sendable { init() async throws {} }

// @provide
struct Repository { let database: Database }

// @provide
final class Report {
  init(
    a: Lazy<Repository>, b: Provider<Repository>, c: @escaping @Sendable () throws -> Repository,
    d: @escaping @Sendable () async -> Repository, e: @escaping @Sendable () async throws -> Repository
  ) {}
}

protocol Plugin {}

// @provide(into: Plugin)
struct First: Plugin { let repository: Repository }

// @provide
struct Shelf { let all: [any Plugin] }

// @provide
final class Old {}

// @provide(replaces: old)
func newOld(database: Database) -> Old { Old() }
