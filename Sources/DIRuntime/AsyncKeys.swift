// SPDX-License-Identifier: MIT

// A provider that has to be waited for has a key that says so:
//
//     let container = Container {
//       $0.override(.database) { _ in FakeDatabase() }
//     }
//     let database = try await container.fresh(.database)

extension Overrides {
  /// Replaces an async provider.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - make: Builds the value, on the actor of the one who asks. It may wait.
  public mutating func override<C: Container, each A, T, E: Error>(
    _ key: Key<nonisolated(nonsending) @Sendable (C, repeat each A) async throws(E) -> T>,
    with make: nonisolated(nonsending) @escaping @Sendable (C, repeat each A) async -> T
  ) {
    add(key._id, _AsyncMaker<C, repeat each A, T, E>(make))
  }

  /// Replaces an async provider by a function that throws what the provider may throw.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - make: Builds the value, on the actor of the one who asks.
  @_disfavoredOverload
  public mutating func override<C: Container, each A, T, E: Error>(
    _ key: Key<nonisolated(nonsending) @Sendable (C, repeat each A) async throws(E) -> T>,
    with make: nonisolated(nonsending) @escaping @Sendable (C, repeat each A) async throws(E) -> T
  ) {
    add(key._id, _AsyncMaker(make))
  }
}

extension Overrides {
  /// Replaces an async provider by a function that needs no container.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - make: Builds the value, whatever the arguments are, on the actor of the one who asks.
  public mutating func override<C: Container, each A, T, E: Error>(
    _ key: Key<nonisolated(nonsending) @Sendable (C, repeat each A) async throws(E) -> T>,
    with make: nonisolated(nonsending) @escaping @Sendable () async throws(E) -> T
  ) {
    let maker = _AsyncMaker<C, repeat each A, T, E> { (_: C, _: repeat each A) async throws(E) in
      try await make()
    }
    add(key._id, maker, mayAskAll: false)
  }
}

extension NewValue {
  /// Builds the value of an async provider, with any number of arguments.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - arguments: Its arguments, if it takes any.
  /// - Returns: The new value.
  /// - Throws: What the build throws.
  nonisolated(nonsending) public func callAsFunction<each A, T, E: Error>(
    _ key: Key<nonisolated(nonsending) @Sendable (Container, repeat each A) async throws(E) -> T>,
    _ arguments: repeat each A
  ) async throws(E) -> T {
    try await container._newValueAsync(of: key, isOriginal: isOriginal, repeat each arguments)
  }
}

extension _SlotBase {
  /// Makes the key of an async provider; meant for generated code only.
  ///
  /// - Parameters:
  ///   - index: The provider's number within its module.
  ///   - child: Its number among the values that the module has a child container keep; -1 for none.
  ///   - make: Builds the value.
  ///   - name: The accessor's name, for messages.
  ///   - lifetime: What its accessor does.
  /// - Returns: The key.
  @inlinable
  @preconcurrency
  public func asyncKey<C: Container, each A, T, E: Error>(
    _ index: Int, child: Int = -1,
    _ make: nonisolated(nonsending) @escaping @Sendable (C, repeat each A) async throws(E) -> T,
    _ name: StaticString = #function, lifetime: _Lifetime = .singleton
  ) -> Key<nonisolated(nonsending) @Sendable (C, repeat each A) async throws(E) -> T> {
    Key(KeyID(self, index, child: child, name), _AsyncMaker(make).erased, lifetime)
  }
}
