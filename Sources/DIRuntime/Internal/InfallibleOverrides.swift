// SPDX-License-Identifier: MIT

// What cannot fail may take the place of what can. These overloads make it a function that throws before it is put
// away: it is taken out as one, and that must be the way it was put in (see `Makers.swift`).

extension Overrides {
  /// Builds the value of a throwing provider without arguments by a function that does not throw.
  ///
  /// - Parameters:
  ///   - key: The provider to replace.
  ///   - make: Builds the value from a view of the container.
  @_disfavoredOverload
  public mutating func override<T, E: Error>(
    _ key: Key<@Sendable (Container) throws(E) -> T>,
    with make: @escaping @Sendable (Container) -> T
  ) {
    let throwing: @Sendable (Container) throws(E) -> T = make
    override(key, with: throwing)
  }

  /// Builds the value of a throwing provider with one argument by a function that does not throw.
  ///
  /// - Parameters:
  ///   - key: The provider to replace.
  ///   - make: Builds the value from a view of the container and the argument.
  @_disfavoredOverload
  public mutating func override<A1, T, E: Error>(
    _ key: Key<@Sendable (Container, A1) throws(E) -> T>,
    with make: @escaping @Sendable (Container, A1) -> T
  ) {
    let throwing: @Sendable (Container, A1) throws(E) -> T = make
    override(key, with: throwing)
  }

  /// Builds the value of a throwing provider with two arguments by a function that does not throw.
  ///
  /// - Parameters:
  ///   - key: The provider to replace.
  ///   - make: Builds the value from a view of the container and the arguments.
  @_disfavoredOverload
  public mutating func override<A1, A2, T, E: Error>(
    _ key: Key<@Sendable (Container, A1, A2) throws(E) -> T>,
    with make: @escaping @Sendable (Container, A1, A2) -> T
  ) {
    let throwing: @Sendable (Container, A1, A2) throws(E) -> T = make
    override(key, with: throwing)
  }

  /// Builds the value of a throwing provider with three arguments by a function that does not throw.
  ///
  /// - Parameters:
  ///   - key: The provider to replace.
  ///   - make: Builds the value from a view of the container and the arguments.
  @_disfavoredOverload
  public mutating func override<A1, A2, A3, T, E: Error>(
    _ key: Key<@Sendable (Container, A1, A2, A3) throws(E) -> T>,
    with make: @escaping @Sendable (Container, A1, A2, A3) -> T
  ) {
    let throwing: @Sendable (Container, A1, A2, A3) throws(E) -> T = make
    override(key, with: throwing)
  }

  /// Builds the value of a throwing provider with four arguments by a function that does not throw.
  ///
  /// - Parameters:
  ///   - key: The provider to replace.
  ///   - make: Builds the value from a view of the container and the arguments.
  @_disfavoredOverload
  public mutating func override<A1, A2, A3, A4, T, E: Error>(
    _ key: Key<@Sendable (Container, A1, A2, A3, A4) throws(E) -> T>,
    with make: @escaping @Sendable (Container, A1, A2, A3, A4) -> T
  ) {
    let throwing: @Sendable (Container, A1, A2, A3, A4) throws(E) -> T = make
    override(key, with: throwing)
  }

  /// Builds the value of a throwing provider with five arguments by a function that does not throw.
  ///
  /// - Parameters:
  ///   - key: The provider to replace.
  ///   - make: Builds the value from a view of the container and the arguments.
  @_disfavoredOverload
  public mutating func override<A1, A2, A3, A4, A5, T, E: Error>(
    _ key: Key<@Sendable (Container, A1, A2, A3, A4, A5) throws(E) -> T>,
    with make: @escaping @Sendable (Container, A1, A2, A3, A4, A5) -> T
  ) {
    let throwing: @Sendable (Container, A1, A2, A3, A4, A5) throws(E) -> T = make
    override(key, with: throwing)
  }

  /// Builds the value of a throwing provider with six arguments by a function that does not throw.
  ///
  /// - Parameters:
  ///   - key: The provider to replace.
  ///   - make: Builds the value from a view of the container and the arguments.
  @_disfavoredOverload
  public mutating func override<A1, A2, A3, A4, A5, A6, T, E: Error>(
    _ key: Key<@Sendable (Container, A1, A2, A3, A4, A5, A6) throws(E) -> T>,
    with make: @escaping @Sendable (Container, A1, A2, A3, A4, A5, A6) -> T
  ) {
    let throwing: @Sendable (Container, A1, A2, A3, A4, A5, A6) throws(E) -> T = make
    override(key, with: throwing)
  }
}
