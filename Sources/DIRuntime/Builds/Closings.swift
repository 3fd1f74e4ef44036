// SPDX-License-Identifier: MIT

import Synchronization

/// The closures that close a container's values, in the order in which the values were made, and whether it is closed.
final class Closings: Sendable {
  private let all = BrieflyLocked<[@Sendable () async throws -> Void]>([])
  private let closed = Atomic(false)

  /// Whether nothing is built any more, except for builds and closing methods that already run.
  var isClosed: Bool { closed.load(ordering: .acquiring) }

  func add(_ close: @escaping @Sendable () async throws -> Void) {
    all.withLock { $0.append(close) }
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
      guard let close = all.withLock({ $0.popLast() }) else { break }
      do { try await close() } catch { failure = failure ?? error }
    }
    if let failure { throw failure }
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
