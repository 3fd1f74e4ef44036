// SPDX-License-Identifier: MIT

/// What a container has to close, in the order in which it was made.
final class Closings: Sendable {
  private struct State {
    var all: [@Sendable () async throws -> Void] = []
    /// Closes everything, once those that began before have.
    var last: Task<(any Error)?, Never>?
  }

  private let state = Locked(State())
  /// Those that the running code is closing something of: it must not wait for itself.
  @TaskLocal private static var running: [Closings] = []

  func add(_ close: @escaping @Sendable () async throws -> Void) {
    state.withLock { $0.all.append(close) }
  }

  /// Closes everything, once nobody else does any more.
  ///
  /// - Throws: The first error of all.
  func run() async throws {
    // Unless that is over: what was started then may go on.
    let isWithin = Closings.running.contains { $0 === self }
    if isWithin, state.withLock({ $0.last != nil }) { return }
    // A task that is cancelled wants things closed all the more: what closes them must not be cancelled with it.
    let task = state.withLock { state in
      let task = Task { [before = state.last] in
        _ = await before?.value
        return await closeAll()
      }
      state.last = task
      return task
    }
    let failure = await task.value
    // What was thrown may hold the container.
    state.withLock { if $0.last == task { $0.last = nil } }
    if let failure { throw failure }
  }

  private func closeAll() async -> (any Error)? {
    await Closings.$running.withValue(Closings.running + [self]) {
      var failure: (any Error)?
      // One at a time: what is made in the meantime is closed first.
      while let close = state.withLock({ $0.all.popLast() }) {
        do { try await close() } catch { failure = failure ?? error }
      }
      return failure
    }
  }
}
