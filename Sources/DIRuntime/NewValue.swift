// SPDX-License-Identifier: MIT

/// Builds values anew: what ``Container/fresh`` and ``Container/original`` are called with.
///
/// ```swift
/// let session = container.fresh(.session)
/// let greeter = container.fresh(.greeter, "Hello")
/// ```
///
/// The provider's arguments follow its key. A closure for a function that is optional is wrapped by hand:
/// `Optional { @Sendable in … }`.
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
