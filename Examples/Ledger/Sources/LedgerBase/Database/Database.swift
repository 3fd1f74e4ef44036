// SPDX-License-Identifier: MIT

// @provide(singleton, public, in: Service, eager, onClose: close)
/// The database with all tables that the program needs. A provider that needs them asks for this, so it cannot come too early.
public final class Database: Sendable {
  let pool: ConnectionPool
  private let log: Log

  init(pool: ConnectionPool, migrations: [any Migration], log: Log) async throws(DatabaseError) {
    (self.pool, self.log) = (pool, log)
    let count = try await pool.lend(.writing) { connection throws(DatabaseError) in
      try await Self.migrate(connection, migrations)
    }
    if count > 0 { log.info("migrated", ["steps": count]) }
  }

  /// Lets SQLite write down statistics for its plans. The container closes this before the pool, on which it depends.
  func close() async throws(DatabaseError) {
    try await pool.lend(.writing) { connection throws(DatabaseError) in
      try await connection.rows("PRAGMA optimize")
    }
    log.info("database closed")
  }

  /// Runs the missing steps in one transaction: another process that starts now waits for it.
  private static func migrate(
    _ connection: Connection, _ migrations: [any Migration]
  ) async throws(DatabaseError) -> Int {
    try await connection.begin()
    try await connection.rows("CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY) STRICT")
    var done: Set<String> = []
    for row in try await connection.rows("SELECT name FROM migrations") { done.insert(try row.text(0)) }
    if let unknown = done.subtracting(migrations.map(\.name)).min() { throw .newerSchema(migration: unknown) }
    let missing = migrations.filter { !done.contains($0.name) }
    for migration in missing {
      for statement in migration.statements { try await connection.rows(statement) }
      try await connection.rows("INSERT INTO migrations VALUES (?)", [.text(migration.name)])
    }
    try await connection.rows("COMMIT")
    return missing.count
  }
}
