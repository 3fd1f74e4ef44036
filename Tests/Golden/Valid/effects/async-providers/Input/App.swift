import DIRuntime
import Synchronization

struct Failed: Error, Equatable { let n: Int }
let builds = Atomic(0)
let mode = Atomic(0)

// @provide(singleton)
final class Database: Sendable {
  let n: Int
  init() async throws(Failed) {
    n = builds.add(1, ordering: .relaxed).newValue
    try? await Task.sleep(for: .milliseconds(20))
    if mode.load(ordering: .relaxed) == 1 { throw Failed(n: n) }
  }
}

final class Row { var x = 1 }

// @provide
func row() async -> Row { Row() }

// @provide
struct Repository {
  let database: Database
  let row: Row
}

// @provide
@MainActor final class Screen {
  let repository: Repository
  init(repository: sending Repository, model: Model) async { self.repository = repository }
}

// @provide(singleton)
@MainActor final class Model { init(database: Database) {} }

// @provide(singleton)
@MainActor final class Plain { init() {} }

// @provide
struct Mixed { let plain: Plain; let database: Database; let name: String /* @arg */ }

// @provide(keyed: id)
final class Tenant: Sendable { let id: Int; let database: Database; init(id: Int /* @arg */, database: Database) { (self.id, self.database) = (id, database) } }

// @provide(weak)
final class Session: Sendable { let database: Database; init(database: Database) { self.database = database } }

// @provide(as: [Left, Right], singleton)
final class Both: Left, Right { init(database: Database) {} }
protocol Left: Sendable {}
protocol Right: Sendable {}

// @provide
final class Lazily: Sendable {
  let make: @Sendable () async throws -> Repository
  let made: @Sendable () async throws(Failed) -> Database
  init(make: @escaping @Sendable () async throws -> Repository, made: @escaping @Sendable () async throws(Failed) -> Database) { (self.make, self.made) = (make, made) }
}

actor Counter { func use(_ c: Container) async throws -> Int { let r = try await c.repository; r.row.x += 1; return r.row.x + (await c.row.x) } }
