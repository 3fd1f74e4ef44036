// SPDX-License-Identifier: MIT

extension Container {
  /// Closes what says `onClose:`, in the reverse order of its creation.
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
  /// So what is built from something else is closed before that. Every value is closed once, also if one before it throws,
  /// or if building others has failed; what was never built is not built for it.
  ///
  /// It first waits for what is being built, with all that this needs. From then on the container builds nothing any more
  /// that it would keep: whoever asks for it traps, ``dynamic`` throws ``DynamicError/closed(_:route:)``, and
  /// ``warmUp()`` throws a `CancellationError`. So end whoever might ask before. What is built stays where it is and can
  /// be read, transients and ``fresh`` are built as ever; and what is closed may ask for all that it needs for that.
  ///
  /// A container closes what it keeps itself: a child what belongs to it, one made by ``overriding(_:)`` what it does not
  /// share. So close those first. What an override makes is its own business, unless it is made by ``original``; so is
  /// what ``fresh`` builds. A view closes what its container has. Dropping a container closes nothing.
  ///
  /// May be called from any thread. Who calls it while another call is closing waits for that, and gets its error; but
  /// not if that waits for him: what is being closed or built may call it, also by way of other containers, and goes on
  /// at once. It goes on when the task that calls it is cancelled. Costs a task.
  ///
  /// - Throws: The first error of all that were thrown, once everything is closed.
  public final func close() async throws {
    try await doOnce(.close) { try await $0.lazyClosings.object { Closings() }.run(for: $0) }
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
  public final func _onClose(
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
