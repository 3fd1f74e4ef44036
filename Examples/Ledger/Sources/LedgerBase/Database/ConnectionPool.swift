// SPDX-License-Identifier: MIT

/// Lends connections: one that writes, because SQLite has one writer at a time, and some that read. A request that finds none
/// waits in a queue.
// @provide(singleton, in: Service, onClose: close)
actor ConnectionPool {
  private let log: Log
  private let size: Int
  private var idle: [Connection] = []
  private var isOpen = true
  private var waiting: [(access: Access, caller: CheckedContinuation<Connection?, Never>)] = []
  private var closing: CheckedContinuation<Void, Never>?

  init(settings: Settings, log: Log) async throws(DatabaseError) {
    (self.log, size) = (log, settings.readers + 1)
    for access in [.writing] + Array(repeating: Access.reading, count: settings.readers) {
      idle.append(try await Connection(access, to: settings.database, busyTimeout: settings.busyTimeout))
    }
    log.info("pool opened", ["connections": size, "database": settings.database])
  }

  func borrow(_ access: Access) async throws(DatabaseError) -> Connection {
    guard isOpen else { throw .closed }
    if let index = idle.firstIndex(where: { $0.access == access }) { return idle.remove(at: index) }
    guard let connection = await withCheckedContinuation({ waiting.append((access, $0)) }) else {
      throw .closed
    }
    return connection
  }

  func giveBack(_ connection: Connection) {
    if let index = waiting.firstIndex(where: { $0.access == connection.access }) {
      return waiting.remove(at: index).caller.resume(returning: connection)
    }
    idle.append(connection)
    if idle.count == size { closing?.resume() }
  }

  /// Lends a connection while a function runs. A transaction that the function leaves open is rolled back.
  @discardableResult
  nonisolated func lend<Result: Sendable>(
    _ access: Access, to use: @Sendable (Connection) async throws(DatabaseError) -> Result
  ) async throws(DatabaseError) -> Result {
    let connection = try await borrow(access)
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
    for (_, caller) in waiting { caller.resume(returning: nil) }
    waiting = []
    if idle.count < size { await withCheckedContinuation { closing = $0 } }
    closing = nil
    // The last one moves the journal into the database, so it is the one that writes.
    for access in [Access.reading, .writing] {
      for connection in idle where connection.access == access { await connection.close() }
    }
    log.info("pool closed")
  }
}
