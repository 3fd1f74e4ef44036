// SPDX-License-Identifier: MIT

import Synchronization

extension Container {
  /// Closes the values whose directives say `onClose:`, the last one built first.
  ///
  /// ```swift
  /// // @provide(singleton, onClose: shutDown)
  /// actor Connections {
  ///   func shutDown() async throws {}
  /// }
  ///
  /// let container = Container()
  /// try await container.warmUp()
  /// // …
  /// try await container.close()
  /// ```
  ///
  /// So a value is closed before what it was built from. Each value is closed once. If closing one throws, the
  /// others are still closed. A value that was never built is not built for this.
  ///
  /// The call first waits for values that are being built. After that the container builds nothing that it would
  /// keep. Asking for such a value stops the program; ``dynamic`` throws ``DynamicError/closed(_:route:)``, also on
  /// the way to a transient, and ``warmUp()`` throws a `CancellationError`. So stop those who ask before you close. Values that are there can
  /// still be read. Transients and ``fresh`` still work. A method that closes something may ask for what it needs.
  ///
  /// A container closes only what it keeps itself. Close a child container, and one made by ``overriding(_:)``,
  /// before the one that it was made from. What an override makes is not closed, unless it is made by ``original``.
  /// What ``fresh`` builds is not closed either. Dropping a container closes nothing.
  ///
  /// You may call this from any thread. A second call waits for the first, and throws its error. A method that is
  /// being called to close something may call it too, also for other containers; that call returns at once.
  /// Cancelling the calling task does not stop it.
  ///
  /// - Throws: The first error, after everything is closed.
  public func close() async throws {
    try await doOnce("close()") { try await $0.lazyClosings.object { Closings() }.run(for: $0) }
  }

  /// Remembers how to close a value that was just made, if the container is about to keep it; meant for generated code
  /// only.
  ///
  /// - Parameters:
  ///   - base: The base of the module that declares the provider.
  ///   - index: The provider's number within its module.
  ///   - child: Its number among the values that the module has a child container keep; -1 for none.
  ///   - close: Closes the value.
  @_spi(Generated)
  public func _onClose(
    _ base: borrowing _SlotBase, _ index: Int, child: Int = -1,
    _ close: @escaping @Sendable () async throws -> Void
  ) {
    let keeper = owner ?? self
    // A view whose container is gone keeps nothing.
    if keeper.isView || _isFresh(base, index, child: child) { return }
    keeper.lazyClosings.object { Closings() }.add(close)
  }
}

/// Goes around the call that closes a value; meant for generated code only.
///
/// A generator that reads no types cannot know whether that call throws or is asynchronous. This one does both: so in
/// `try await _closing(value.close())` neither word is too many, whatever the other does.
///
/// - Parameter result: What the call returns, if anything.
/// - Throws: Nothing.
public func _closing<Result>(_ result: Result) async throws {}

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
    while true {
      while await hasWaitedForBuilds(in: container) {}
      // One at a time: what one builds is closed next.
      guard let close = all.withLock({ $0.popLast() }) else { break }
      do { try await close() } catch { failure = failure ?? error }
    }
    if let failure { throw failure }
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
