// SPDX-License-Identifier: MIT

extension Container {
  /// Builds what an override replaces, so that it can add to it.
  ///
  /// ```swift
  /// let container = Container {
  ///   $0.override(.clock) { c in LoggingClock(around: c.original(.clock)) }
  /// }
  /// ```
  ///
  /// To be called with the container that the override is given. It calls the provider itself, or, in a container
  /// made by ``overriding(_:)``, the override that the other container has. What it builds is kept nowhere: each
  /// call builds anew. Everything that it is built from comes from this container, overrides included.
  ///
  /// May be called from any thread.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - arguments: Its arguments, if it takes any.
  /// - Returns: What would have been built without the override.
  /// - Throws: What the build throws.
  public final func original<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (Container, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    let (make, container) = below(key._id) ?? (key._make, self)
    return try _Maker<repeat each A, T, E>(make)(container, repeat each arguments)
  }
}
