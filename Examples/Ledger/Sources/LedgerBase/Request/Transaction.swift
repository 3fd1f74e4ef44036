// SPDX-License-Identifier: MIT

import Synchronization

// @provide(singleton, public, in: Request, onClose: end)
/// The transaction of a request. It begins when something of the request first needs it, and ends when the request's container
/// closes: it is committed if the request succeeded, else rolled back.
public final class Transaction: Sendable {
  private let pool: ConnectionPool
  private let connection: Connection
  private let outcome: Outcome
  private let log: Log
  private let actions = Mutex<[@Sendable () async -> Void]>([])

  init(database: Database, access: Access, outcome: Outcome, requestLog: Log) async throws(DatabaseError) {
    (pool, log) = (database.pool, requestLog)
    self.outcome = outcome
    connection = try await pool.borrow(access)
    do throws(DatabaseError) {
      try await connection.begin()
    } catch {
      await pool.giveBack(connection)
      throw error
    }
  }

  /// Runs a statement, and gives its rows.
  @discardableResult
  public func rows(_ sql: String, _ values: [Value] = []) async throws(DatabaseError) -> [Row] {
    try await connection.rows(sql, values)
  }

  /// Does something after the transaction is committed, and only then.
  public func afterCommit(_ action: @escaping @Sendable () async -> Void) {
    actions.withLock { $0.append(action) }
  }

  func end() async throws(DatabaseError) {
    var failure: DatabaseError?
    do throws(DatabaseError) {
      if outcome.isSuccess { try await connection.rows("COMMIT") }
    } catch {
      failure = error
    }
    await connection.rollBack()
    await pool.giveBack(connection)
    if let failure { throw failure }
    if outcome.isSuccess { for action in actions.withLock({ $0 }) { await action() } }
    log.write(.debug, outcome.isSuccess ? "committed" : "rolled back")
  }
}
