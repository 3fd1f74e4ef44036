// SPDX-License-Identifier: MIT

/// What ``Container`` and the classes of child containers have in common, so that ``run(isolation:_:)`` passes on the class
/// of the container it was called on.
public protocol RunnableContainer: Container {}

extension Container: RunnableContainer {}

extension RunnableContainer {
  /// Warms the container up, calls a closure, and closes the container in any case.
  ///
  /// ```swift
  /// try await container.run { c in
  ///   try await Sync().run()
  ///   print(c.clock.now())
  /// }
  /// ```
  ///
  /// It closes the container also if warming up or the closure throws, or if the calling task is cancelled. The cancellation
  /// reaches the closure alone: ``Container/warmUp()`` and ``Container/close()`` go on to their ends. The closure runs on the
  /// caller's actor. A child container closes only what it keeps itself.
  ///
  /// You may call this from any thread.
  ///
  /// - Parameters:
  ///   - isolation: The caller's actor, on which the closure runs too.
  ///   - body: The closure to call with the container.
  /// - Returns: The closure's result.
  /// - Throws: The first error: that of warming up, else that of the closure, else that of closing. An error of closing is
  ///   lost if another one came before it.
  public func run<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: (Self) async throws -> Result
  ) async throws -> Result {
    let result: Result
    do {
      try await warmUp()
      result = try await body(self)
    } catch {
      try? await close()
      throw error
    }
    try await close()
    return result
  }
}
