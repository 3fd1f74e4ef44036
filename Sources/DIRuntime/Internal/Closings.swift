// SPDX-License-Identifier: MIT

/// What a container has to close, in the order in which it was made.
final class Closings: Sendable {
  private struct State {
    var all: [@Sendable () async throws -> Void] = []
    var isRunning = false
    var waiting: [CheckedContinuation<Void, Never>] = []
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
    if Closings.running.contains(where: { $0 === self }) { return }
    await begin()
    // A task that is cancelled wants things closed all the more: what closes them must not be cancelled with it.
    let failure = await Task { await closeAll() }.value
    end()
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

  /// Waits until nobody else is closing.
  private func begin() async {
    await withCheckedContinuation { continuation in
      let isFirst = state.withLock { state in
        let isFirst = !state.isRunning
        if isFirst { state.isRunning = true } else { state.waiting.append(continuation) }
        return isFirst
      }
      if isFirst { continuation.resume() }
    }
  }

  /// Lets the next one go on.
  private func end() {
    let next = state.withLock { state in
      let next = state.waiting.isEmpty ? nil : state.waiting.removeFirst()
      state.isRunning = next != nil
      return next
    }
    next?.resume()
  }
}
