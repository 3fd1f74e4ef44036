// SPDX-License-Identifier: MIT

/// Builds new values. ``Container/fresh`` and ``Container/original`` are of this type.
///
/// ```swift
/// let session = container.fresh(.session)
/// let greeter = container.fresh(.greeter, "Hello")
/// ```
///
/// The provider's arguments follow its key. If an argument is an optional function, wrap the closure: `Optional {
/// @Sendable in … }`.
public struct NewValue: Sendable {
  let container: Container
  let isOriginal: Bool

  /// Builds the value of a provider with any number of arguments.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - arguments: Its arguments, if it takes any.
  /// - Returns: The new value.
  /// - Throws: What the build throws.
  public func callAsFunction<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (Container, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try container._newValue(of: key, isOriginal: isOriginal, repeat each arguments)
  }
}
