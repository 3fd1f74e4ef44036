// SPDX-License-Identifier: MIT

/// Builds values anew: what ``Container/fresh`` and ``Container/original`` are called with.
///
/// ```swift
/// let session = container.fresh(.session)
/// let greeter = container.fresh(.greeter, "Hello")
/// ```
///
/// The provider's arguments follow its key. Those of more than six are of the very types that the provider takes: swiftc
/// converts nothing to them.
@frozen
public struct NewValue: Sendable {
  @usableFromInline let container: Container
  @usableFromInline let isOriginal: Bool

  @inlinable
  init(container: Container, isOriginal: Bool) {
    self.container = container
    self.isOriginal = isOriginal
  }

  /// Builds the value of a provider with any number of arguments.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - arguments: Its arguments, if it takes any.
  /// - Returns: The new value.
  /// - Throws: What the build throws.
  @_disfavoredOverload
  @inlinable
  public func callAsFunction<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (Container, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try container._newValue(of: key, isOriginal: isOriginal, repeat each arguments)
  }

  // For each number of arguments, because what is passed for a parameter pack is not converted: to an optional, to
  // `any P`, to a superclass.

  /// Builds the value of a provider with one argument.
  @inlinable
  public func callAsFunction<A1, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (Container, A1) throws(E) -> T>, _ a1: A1
  ) throws(E) -> T {
    try container._newValue(of: key, isOriginal: isOriginal, a1)
  }

  /// Builds the value of a provider with two arguments.
  @inlinable
  public func callAsFunction<A1, A2, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (Container, A1, A2) throws(E) -> T>, _ a1: A1, _ a2: A2
  ) throws(E) -> T {
    try container._newValue(of: key, isOriginal: isOriginal, a1, a2)
  }

  /// Builds the value of a provider with three arguments.
  @inlinable
  public func callAsFunction<A1, A2, A3, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (Container, A1, A2, A3) throws(E) -> T>, _ a1: A1, _ a2: A2, _ a3: A3
  ) throws(E) -> T {
    try container._newValue(of: key, isOriginal: isOriginal, a1, a2, a3)
  }

  /// Builds the value of a provider with four arguments.
  @inlinable
  public func callAsFunction<A1, A2, A3, A4, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (Container, A1, A2, A3, A4) throws(E) -> T>, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4
  ) throws(E) -> T {
    try container._newValue(of: key, isOriginal: isOriginal, a1, a2, a3, a4)
  }

  /// Builds the value of a provider with five arguments.
  @inlinable
  public func callAsFunction<A1, A2, A3, A4, A5, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (Container, A1, A2, A3, A4, A5) throws(E) -> T>, _ a1: A1, _ a2: A2, _ a3: A3,
    _ a4: A4, _ a5: A5
  ) throws(E) -> T {
    try container._newValue(of: key, isOriginal: isOriginal, a1, a2, a3, a4, a5)
  }

  /// Builds the value of a provider with six arguments.
  @inlinable
  public func callAsFunction<A1, A2, A3, A4, A5, A6, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (Container, A1, A2, A3, A4, A5, A6) throws(E) -> T>, _ a1: A1, _ a2: A2, _ a3: A3,
    _ a4: A4, _ a5: A5, _ a6: A6
  ) throws(E) -> T {
    try container._newValue(of: key, isOriginal: isOriginal, a1, a2, a3, a4, a5, a6)
  }
}
