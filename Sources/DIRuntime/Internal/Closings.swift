// SPDX-License-Identifier: MIT

import Synchronization

/// What a container has to close, in the order in which it was made; and whether it is closed.
final class Closings: Sendable {
  private let all = BrieflyLocked<[@Sendable () async throws -> Void]>([])
  private let closed = Atomic(false)

  /// Whether nothing is to be built any more but for what is being built or closed already.
  var isClosed: Bool { closed.load(ordering: .acquiring) }

  func add(_ close: @escaping @Sendable () async throws -> Void) {
    all.withLock { $0.append(close) }
  }

  /// Closes all that a container has built or is building.
  ///
  /// - Throws: The first error of all.
  func run(for container: Container) async throws {
    // First: a build that is not seen below sees this.
    closed.store(true, ordering: .releasing)
    var failure: (any Error)?
    // One at a time: what one builds is closed next.
    while let close = await last(of: container) {
      do { try await close() } catch { failure = failure ?? error }
    }
    if let failure { throw failure }
  }

  /// What was made last, once nothing is being built.
  private func last(of container: Container) async -> (@Sendable () async throws -> Void)? {
    while await hasWaitedForBuilds(in: container) {}
    return all.withLock { $0.popLast() }
  }

  /// Waits for what is being built, unless that waits for this.
  private func hasWaitedForBuilds(in container: Container) async -> Bool {
    var hasWaited = false
    for running in BuildTable.running(in: container) where await running.build.waitForEnd(of: running.task) {
      hasWaited = true
    }
    return hasWaited
  }
}

extension Container {
  /// Whether it builds no more for whoever is asking.
  var isClosed: Bool { lazyClosings.load()?.isClosed == true && !Build.isWithinAnother(of: self) }
}
