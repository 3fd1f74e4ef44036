// SPDX-License-Identifier: MIT

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
  /// So a value is closed before the values that it was built from. Each value is closed once. If closing one throws,
  /// the others are still closed. A value that was never built is not built for this.
  ///
  /// The call waits for values that are being built. From its start on the container builds no other kept values.
  /// Asking for such a value stops the program. ``dynamic`` throws ``DynamicError/closed(_:route:)`` before it builds
  /// anything, also if a transient needs such a value, at once or by a ``Lazy``. ``warmUp()`` throws a
  /// `CancellationError`. If a function asks the container itself for such a value during a look-up, the value is built,
  /// and closed again after the look-up has thrown. So stop all code that asks before you close. Values that are built
  /// can still be read. So can the inputs of a child container. Transients and ``fresh`` still work, and registrations at
  /// run time do. A closing method may ask for the values that it needs.
  ///
  /// A container closes only the values that it keeps itself. Close a child container, and one made by
  /// ``overriding(_:)``, before the one that it was made from. The value of an override is not closed, unless
  /// ``original`` made it. A value from ``fresh`` is not closed either. Dropping a container closes nothing.
  ///
  /// You may call this from any thread. A call while another one runs waits for that, and throws its error. A later call
  /// finds nothing left to close, and throws nothing. A closing method may call it too, also on other containers; that
  /// call returns at once. Cancelling the calling task does not stop it.
  ///
  /// - Throws: The first error, after everything is closed.
  public func close() async throws { try await close(inAtMost: nil) }

  /// Closes the same values as ``close()``, and stops waiting for that when the time is over.
  ///
  /// ```swift
  /// try await container.close(within: .seconds(5))
  /// ```
  ///
  /// Nothing is cancelled then: the closing method that runs goes on, and the others follow once it ends. Another call waits for
  /// all of them.
  ///
  /// - Parameter limit: How long to wait.
  /// - Throws: When the time is over, a ``TimeLimitError``, which names the values that are not closed; else the errors of
  ///   ``close()``.
  public func close(within limit: Duration) async throws { try await close(inAtMost: limit) }

  private func close(inAtMost limit: Duration?) async throws {
    try await runAlone(.close, "close()", within: limit) {
      try await $0.lazyClosings.object { Closings() }.run(for: $0)
    }
  }

  /// Whether ``close()`` has begun.
  ///
  /// ```swift
  /// let status = container.isClosed ? "stopping" : "ready"
  /// ```
  ///
  /// A child container is not closed with its parent. Another thread may close the container right after the answer, so
  /// this is for a report, and not for a choice whether to ask for a value.
  ///
  /// You may read it from any thread.
  public var isClosed: Bool { (shown ?? self).lazyClosings.load()?.isClosed == true }

  /// Remembers how to close a value that was just made, if the container is about to keep it; meant for generated code
  /// only.
  ///
  /// - Parameters:
  ///   - base: The base of the module that declares the provider.
  ///   - index: The provider's number within its module.
  ///   - child: The provider's number among the values that a child container keeps for the module; -1 for none.
  ///   - close: Closes the value.
  @_spi(Generated)
  public func _onClose(
    _ base: borrowing _SlotBase, _ index: Int, child: Int = -1,
    _ close: @escaping @Sendable () async throws -> Void
  ) {
    let keeper = shown ?? self
    // A view whose container is gone keeps nothing.
    guard let build = Build.innermostOfValue, !keeper.isView, !_isFresh(base, index, child: child) else {
      return
    }
    let refusal = build.lazyRefusal.load()
    if keeper.isClosed { refusal?.closings.add(build.makeName) { try await keeper.close() } }
    let closings = keeper.isClosed ? nil : refusal?.closings
    (closings ?? keeper.lazyClosings.object { Closings() }).add(build.makeName, close)
  }
}

// Async and throwing, so that neither word of `try await _closing(value.close())` is superfluous, whichever `close` needs.
/// Wraps the call that closes a value; meant for generated code only.
@_spi(Generated)
public func _closing<Result>(_ result: Result) async throws {}
