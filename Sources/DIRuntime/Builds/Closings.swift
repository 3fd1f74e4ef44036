// SPDX-License-Identifier: MIT

import Synchronization

/// The closures that close a container's values, in the order in which the values were made, and whether it is closed.
final class Closings: Sendable {
  /// Makes the name of an accessor.
  typealias Name = @Sendable () -> String

  private struct State {
    var waiting: [(name: Name, close: @Sendable () async throws -> Void)] = []
    var running: Name?
  }

  private let state = BrieflyLocked(State())
  private let closed = Atomic(false)

  /// Whether nothing is built any more, except for builds and closing methods that already run.
  var isClosed: Bool { closed.load(ordering: .acquiring) }

  func add(_ name: @escaping Name, _ close: @escaping @Sendable () async throws -> Void) {
    state.withLock { $0.waiting.append((name, close)) }
  }

  /// The accessors whose values are not closed: the one whose closing method runs, and the others in the order in which they
  /// will be closed.
  var left: (running: [String], waiting: [String]) {
    let names = state.withLock { state in ([state.running].compactMap(\.self), state.waiting.map(\.name)) }
    return (names.0.map { $0() }, names.1.reversed().map { $0() })
  }

  /// Closes all values that a container has built or is building; or only those whose closures are here.
  ///
  /// - Throws: The first error of all.
  func run(for container: AnyObject? = nil) async throws {
    // Set first: a build that starts after the wait below sees it.
    closed.store(true, ordering: .releasing)
    var failure: (any Error)?
    while true {
      while let container, await hasWaitedForBuilds(in: container) {}
      // One at a time: a value that a closing method builds is closed next.
      guard let close = takeLast() else { break }
      do { try await close() } catch { failure = failure ?? error }
      state.withLock { $0.running = nil }
    }
    if let failure { throw failure }
  }

  private func takeLast() -> (@Sendable () async throws -> Void)? {
    state.withLock { state in
      let last = state.waiting.popLast()
      state.running = last?.name
      return last?.close
    }
  }

  /// Waits for running builds, unless a build waits for this call. Tells whether it waited for any.
  private func hasWaitedForBuilds(in container: AnyObject) async -> Bool {
    var hasWaited = false
    for running in BuildTable.running(in: container) where await running.build.waitForEnd(of: running.task) {
      hasWaited = true
    }
    return hasWaited
  }
}
