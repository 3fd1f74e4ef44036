// SPDX-License-Identifier: MIT

/// Lends connections. A request that finds none waits in a queue.
// @provide(singleton, in: Service, onClose: close)
actor ConnectionPool {
  private let log: Log
  private let size: Int
  private var idle: [Connection] = []
  private var isOpen = true
  private var waiting: [CheckedContinuation<Connection?, Never>] = []
  private var closing: CheckedContinuation<Void, Never>?

  init(settings: Settings, log: Log) async throws(DatabaseError) {
    (self.log, size) = (log, settings.connections)
    for _ in 0..<size {
      idle.append(try await Connection(path: settings.database, busyTimeout: settings.busyTimeout))
    }
    log.info("pool opened", ["connections": size, "database": settings.database])
  }

  func borrow() async throws(DatabaseError) -> Connection {
    guard isOpen else { throw .closed }
    if let connection = idle.popLast() { return connection }
    guard let connection = await withCheckedContinuation({ waiting.append($0) }) else { throw .closed }
    return connection
  }

  func giveBack(_ connection: Connection) {
    guard waiting.isEmpty else { return waiting.removeFirst().resume(returning: connection) }
    idle.append(connection)
    if idle.count == size { closing?.resume() }
  }

  /// Lends a connection while a function runs. A transaction that the function leaves open is rolled back.
  @discardableResult
  nonisolated func lend<Result: Sendable>(
    _ use: @Sendable (Connection) async throws(DatabaseError) -> Result
  ) async throws(DatabaseError) -> Result {
    let connection = try await borrow()
    do throws(DatabaseError) {
      let result = try await use(connection)
      await giveBack(connection)
      return result
    } catch {
      await connection.rollBack()
      await giveBack(connection)
      throw error
    }
  }

  /// Lends nothing any more, waits for the connections that are lent, and closes them all.
  func close() async {
    isOpen = false
    for caller in waiting { caller.resume(returning: nil) }
    waiting = []
    if idle.count < size { await withCheckedContinuation { closing = $0 } }
    closing = nil
    for connection in idle { await connection.close() }
    log.info("pool closed")
  }
}
