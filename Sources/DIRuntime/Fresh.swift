// SPDX-License-Identifier: MIT

extension Container {
  /// Builds a value anew, without regard to the one that is kept.
  ///
  /// ```swift
  /// container.fresh(.session) !== container.session
  /// ```
  ///
  /// The kept value stays what it is, or stays unbuilt. An override of the key is called as usual, and everything that
  /// the new value is built from is what the container keeps. Of a provider of several types, which keeps one instance
  /// for all of them, a new instance is built.
  ///
  /// May be called from any thread. Costs what the build does.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - arguments: Its arguments, if it takes any.
  /// - Returns: The new value.
  /// - Throws: What the build throws.
  @inlinable
  public final func fresh<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (Container, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    if let make = _override(of: key) { return try make(_view, repeat each arguments) }
    return try _Maker<repeat each A, T, E>(key._make)(self, repeat each arguments)
  }
}
