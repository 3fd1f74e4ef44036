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
  /// There is one for each number of arguments up to six, which follow the key, and for providers that throw. May be
  /// called from any thread.
  ///
  /// - Parameter key: The provider.
  /// - Returns: What would have been built without the override.
  /// - Throws: What the build throws.
  public final func original<T, E: Error>(
    _ key: Key<@Sendable (Container) throws(E) -> T>
  ) throws(E) -> T {
    let (make, container) = chosen(key, below(key._id), E.self) { $0 as @Sendable (Container) -> T }
    return try make(container)
  }

  /// The same for a provider with one argument.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - a1: The argument.
  /// - Returns: What would have been built without the override.
  /// - Throws: What the build throws.
  public final func original<A1, T, E: Error>(
    _ key: Key<@Sendable (Container, A1) throws(E) -> T>, _ a1: A1
  ) throws(E) -> T {
    let (make, container) = chosen(key, below(key._id), E.self) { $0 as @Sendable (Container, A1) -> T }
    return try make(container, a1)
  }

  /// The same for a provider with two arguments.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - a1: The first argument.
  ///   - a2: The second argument.
  /// - Returns: What would have been built without the override.
  /// - Throws: What the build throws.
  public final func original<A1, A2, T, E: Error>(
    _ key: Key<@Sendable (Container, A1, A2) throws(E) -> T>, _ a1: A1, _ a2: A2
  ) throws(E) -> T {
    let (make, container) = chosen(key, below(key._id), E.self) { $0 as @Sendable (Container, A1, A2) -> T }
    return try make(container, a1, a2)
  }

  /// The same for a provider with three arguments.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - a1: The first argument.
  ///   - a2: The second argument.
  ///   - a3: The third argument.
  /// - Returns: What would have been built without the override.
  /// - Throws: What the build throws.
  public final func original<A1, A2, A3, T, E: Error>(
    _ key: Key<@Sendable (Container, A1, A2, A3) throws(E) -> T>, _ a1: A1, _ a2: A2, _ a3: A3
  ) throws(E) -> T {
    let (make, container) = chosen(key, below(key._id), E.self) {
      $0 as @Sendable (Container, A1, A2, A3) -> T
    }
    return try make(container, a1, a2, a3)
  }

  /// The same for a provider with four arguments.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - a1: The first argument.
  ///   - a2: The second argument.
  ///   - a3: The third argument.
  ///   - a4: The fourth argument.
  /// - Returns: What would have been built without the override.
  /// - Throws: What the build throws.
  public final func original<A1, A2, A3, A4, T, E: Error>(
    _ key: Key<@Sendable (Container, A1, A2, A3, A4) throws(E) -> T>, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4
  ) throws(E) -> T {
    let (make, container) = chosen(key, below(key._id), E.self) {
      $0 as @Sendable (Container, A1, A2, A3, A4) -> T
    }
    return try make(container, a1, a2, a3, a4)
  }

  /// The same for a provider with five arguments.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - a1: The first argument.
  ///   - a2: The second argument.
  ///   - a3: The third argument.
  ///   - a4: The fourth argument.
  ///   - a5: The fifth argument.
  /// - Returns: What would have been built without the override.
  /// - Throws: What the build throws.
  public final func original<A1, A2, A3, A4, A5, T, E: Error>(
    _ key: Key<@Sendable (Container, A1, A2, A3, A4, A5) throws(E) -> T>, _ a1: A1, _ a2: A2, _ a3: A3,
    _ a4: A4, _ a5: A5
  ) throws(E) -> T {
    let (make, container) = chosen(key, below(key._id), E.self) {
      $0 as @Sendable (Container, A1, A2, A3, A4, A5) -> T
    }
    return try make(container, a1, a2, a3, a4, a5)
  }

  /// The same for a provider with six arguments.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - a1: The first argument.
  ///   - a2: The second argument.
  ///   - a3: The third argument.
  ///   - a4: The fourth argument.
  ///   - a5: The fifth argument.
  ///   - a6: The sixth argument.
  /// - Returns: What would have been built without the override.
  /// - Throws: What the build throws.
  public final func original<A1, A2, A3, A4, A5, A6, T, E: Error>(
    _ key: Key<@Sendable (Container, A1, A2, A3, A4, A5, A6) throws(E) -> T>, _ a1: A1, _ a2: A2, _ a3: A3,
    _ a4: A4, _ a5: A5, _ a6: A6
  ) throws(E) -> T {
    let (make, container) = chosen(key, below(key._id), E.self) {
      $0 as @Sendable (Container, A1, A2, A3, A4, A5, A6) -> T
    }
    return try make(container, a1, a2, a3, a4, a5, a6)
  }
}
