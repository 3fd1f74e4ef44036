// SPDX-License-Identifier: MIT

// The same overrides as for any number of arguments, written out: where a closure has too few or too many parameters,
// swiftc 6.3 has no words for it ("failed to produce diagnostic") unless there is a form that it can compare.
extension Overrides {
  /// The same for a provider with one argument.
  ///
  /// - Parameters:
  ///   - key: The provider to replace.
  ///   - make: Builds the value from a view of the container and the arguments.
  public mutating func override<C: Container, A1, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (C, A1) throws(E) -> T>,
    with make: @escaping @Sendable (C, A1) -> T
  ) {
    makers[key._id] = _Maker<C, A1, T, E>(make).erased
  }

  /// The same for a provider with two arguments.
  ///
  /// - Parameters:
  ///   - key: The provider to replace.
  ///   - make: Builds the value from a view of the container and the arguments.
  public mutating func override<C: Container, A1, A2, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (C, A1, A2) throws(E) -> T>,
    with make: @escaping @Sendable (C, A1, A2) -> T
  ) {
    makers[key._id] = _Maker<C, A1, A2, T, E>(make).erased
  }

  /// The same for a provider with three arguments.
  ///
  /// - Parameters:
  ///   - key: The provider to replace.
  ///   - make: Builds the value from a view of the container and the arguments.
  public mutating func override<C: Container, A1, A2, A3, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (C, A1, A2, A3) throws(E) -> T>,
    with make: @escaping @Sendable (C, A1, A2, A3) -> T
  ) {
    makers[key._id] = _Maker<C, A1, A2, A3, T, E>(make).erased
  }

  /// The same for a provider with four arguments.
  ///
  /// - Parameters:
  ///   - key: The provider to replace.
  ///   - make: Builds the value from a view of the container and the arguments.
  public mutating func override<C: Container, A1, A2, A3, A4, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (C, A1, A2, A3, A4) throws(E) -> T>,
    with make: @escaping @Sendable (C, A1, A2, A3, A4) -> T
  ) {
    makers[key._id] = _Maker<C, A1, A2, A3, A4, T, E>(make).erased
  }

  /// The same for a provider with five arguments.
  ///
  /// - Parameters:
  ///   - key: The provider to replace.
  ///   - make: Builds the value from a view of the container and the arguments.
  public mutating func override<C: Container, A1, A2, A3, A4, A5, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (C, A1, A2, A3, A4, A5) throws(E) -> T>,
    with make: @escaping @Sendable (C, A1, A2, A3, A4, A5) -> T
  ) {
    makers[key._id] = _Maker<C, A1, A2, A3, A4, A5, T, E>(make).erased
  }

  /// The same for a provider with six arguments.
  ///
  /// - Parameters:
  ///   - key: The provider to replace.
  ///   - make: Builds the value from a view of the container and the arguments.
  public mutating func override<C: Container, A1, A2, A3, A4, A5, A6, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (C, A1, A2, A3, A4, A5, A6) throws(E) -> T>,
    with make: @escaping @Sendable (C, A1, A2, A3, A4, A5, A6) -> T
  ) {
    makers[key._id] = _Maker<C, A1, A2, A3, A4, A5, A6, T, E>(make).erased
  }
}
