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
  /// There is one for each number of arguments up to six, which follow the key, and for providers that throw. May be
  /// called from any thread.
  ///
  /// - Parameter key: The provider.
  /// - Returns: The new value.
  public final func fresh<T>(_ key: Key<@Sendable (Container) -> T>) -> T {
    anew(key._id) { newValue(of: key) }
  }

  /// The same for a throwing provider without arguments.
  ///
  /// - Parameter key: The provider.
  /// - Returns: The new value.
  /// - Throws: What the build throws.
  public final func fresh<T, E: Error>(
    _ key: Key<@Sendable (Container) throws(E) -> T>
  ) throws(E) -> T {
    try anew(key._id) { () throws(E) in try newValue(ofThrowing: key) }
  }

  /// The same for a provider with one argument.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - a1: The argument.
  /// - Returns: The new value.
  /// - Throws: What the build throws.
  public final func fresh<A1, T, E: Error>(
    _ key: Key<@Sendable (Container, A1) throws(E) -> T>, _ a1: A1
  ) throws(E) -> T {
    try anew(key._id) { () throws(E) in
      let (make, container) = chosen(key, top, E.self) { $0 as @Sendable (Container, A1) -> T }
      return try make(container, a1)
    }
  }

  /// The same for a provider with two arguments.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - a1: The first argument.
  ///   - a2: The second argument.
  /// - Returns: The new value.
  /// - Throws: What the build throws.
  public final func fresh<A1, A2, T, E: Error>(
    _ key: Key<@Sendable (Container, A1, A2) throws(E) -> T>, _ a1: A1, _ a2: A2
  ) throws(E) -> T {
    try anew(key._id) { () throws(E) in
      let (make, container) = chosen(key, top, E.self) { $0 as @Sendable (Container, A1, A2) -> T }
      return try make(container, a1, a2)
    }
  }

  /// The same for a provider with three arguments.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - a1: The first argument.
  ///   - a2: The second argument.
  ///   - a3: The third argument.
  /// - Returns: The new value.
  /// - Throws: What the build throws.
  public final func fresh<A1, A2, A3, T, E: Error>(
    _ key: Key<@Sendable (Container, A1, A2, A3) throws(E) -> T>, _ a1: A1, _ a2: A2, _ a3: A3
  ) throws(E) -> T {
    try anew(key._id) { () throws(E) in
      let (make, container) = chosen(key, top, E.self) { $0 as @Sendable (Container, A1, A2, A3) -> T }
      return try make(container, a1, a2, a3)
    }
  }

  /// The same for a provider with four arguments.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - a1: The first argument.
  ///   - a2: The second argument.
  ///   - a3: The third argument.
  ///   - a4: The fourth argument.
  /// - Returns: The new value.
  /// - Throws: What the build throws.
  public final func fresh<A1, A2, A3, A4, T, E: Error>(
    _ key: Key<@Sendable (Container, A1, A2, A3, A4) throws(E) -> T>, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4
  ) throws(E) -> T {
    try anew(key._id) { () throws(E) in
      let (make, container) = chosen(key, top, E.self) { $0 as @Sendable (Container, A1, A2, A3, A4) -> T }
      return try make(container, a1, a2, a3, a4)
    }
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
  /// - Returns: The new value.
  /// - Throws: What the build throws.
  public final func fresh<A1, A2, A3, A4, A5, T, E: Error>(
    _ key: Key<@Sendable (Container, A1, A2, A3, A4, A5) throws(E) -> T>, _ a1: A1, _ a2: A2, _ a3: A3,
    _ a4: A4, _ a5: A5
  ) throws(E) -> T {
    try anew(key._id) { () throws(E) in
      let (make, container) = chosen(key, top, E.self) {
        $0 as @Sendable (Container, A1, A2, A3, A4, A5) -> T
      }
      return try make(container, a1, a2, a3, a4, a5)
    }
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
  /// - Returns: The new value.
  /// - Throws: What the build throws.
  public final func fresh<A1, A2, A3, A4, A5, A6, T, E: Error>(
    _ key: Key<@Sendable (Container, A1, A2, A3, A4, A5, A6) throws(E) -> T>, _ a1: A1, _ a2: A2, _ a3: A3,
    _ a4: A4, _ a5: A5, _ a6: A6
  ) throws(E) -> T {
    try anew(key._id) { () throws(E) in
      let (make, container) = chosen(key, top, E.self) {
        $0 as @Sendable (Container, A1, A2, A3, A4, A5, A6) -> T
      }
      return try make(container, a1, a2, a3, a4, a5, a6)
    }
  }
}
