// SPDX-License-Identifier: MIT

import CSQLite

/// A connection to the database, on a thread that may block.
actor Connection {
  nonisolated let access: Access
  private let executor = BlockingExecutor(label: "ledger.connection")
  private var handle: Handle?
  private var statements: [String: Statement] = [:]

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Opens a connection. Each commit is on the disk before it returns.
  init(_ access: Access, to path: String, busyTimeout: Duration) async throws(DatabaseError) {
    self.access = access
    try open(path, busyTimeout)
  }

  private func open(_ path: String, _ busyTimeout: Duration) throws(DatabaseError) {
    let handle = try Handle(path: path)
    let (seconds, attoseconds) = busyTimeout.components
    sqlite3_busy_timeout(
      handle.pointer, Int32(clamping: seconds * 1_000 + attoseconds / 1_000_000_000_000_000))
    self.handle = handle
    let settings = ["journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"]
    for setting in access == .writing ? settings : ["query_only = ON"] { try rows("PRAGMA \(setting)") }
  }

  /// Begins a transaction. One that writes takes the lock at once, which it would perhaps not get after its first statement.
  func begin() throws(DatabaseError) { try rows(access == .writing ? "BEGIN IMMEDIATE" : "BEGIN") }

  /// Runs a statement, which is prepared once.
  @discardableResult
  func rows(_ sql: String, _ values: [Value] = []) throws(DatabaseError) -> [Row] {
    guard let handle else { throw .closed }
    if let statement = statements[sql] { return try statement.rows(values) }
    let statement = try Statement(sql, in: handle)
    statements[sql] = statement
    return try statement.rows(values)
  }

  /// Rolls back, if a transaction is open. SQLite itself may have rolled back before, for instance on a full disk.
  func rollBack() {
    guard let handle, sqlite3_get_autocommit(handle.pointer) == 0 else { return }
    // If this fails too, the connection is beyond repair, and its next statement says so.
    _ = try? rows("ROLLBACK")
  }

  func close() {
    statements = [:]
    handle = nil
  }
}
