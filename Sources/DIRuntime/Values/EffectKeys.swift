// SPDX-License-Identifier: MIT

// The key of a provider that is built on the main actor shows that:
//
//     let container = Container {
//       $0.override(.viewModel) { FakeViewModel() }   // on the main actor too
//     }
//     let viewModel = container.fresh(.viewModel)          // on the main actor only
//
// The key of a provider on another global actor has no build function; see `_OpaqueMaker`.

extension Overrides {
  /// Replaces a provider that is built on the main actor.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - make: Builds the value, on the main actor.
  public mutating func override<C: Container, each A, T, E: Error>(
    _ key: Key<@MainActor @Sendable (C, repeat each A) throws(E) -> T>,
    with make: @escaping @MainActor @Sendable (C, repeat each A) -> T
  ) {
    add(key._id, _Maker<C, repeat each A, T, E>(onMainActor: make))
  }

  /// Replaces a provider that is built on the main actor by a function that throws what the provider may throw.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - make: Builds the value, on the main actor.
  @_disfavoredOverload
  public mutating func override<C: Container, each A, T, E: Error>(
    _ key: Key<@MainActor @Sendable (C, repeat each A) throws(E) -> T>,
    with make: @escaping @MainActor @Sendable (C, repeat each A) throws(E) -> T
  ) {
    add(key._id, _Maker(onMainActor: make))
  }
}

extension Overrides {
  /// Replaces a provider that is built on the main actor by a function that needs no container.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - make: Builds the value for any arguments, on the main actor.
  public mutating func override<C: Container, each A, T, E: Error>(
    _ key: Key<@MainActor @Sendable (C, repeat each A) throws(E) -> T>,
    with make: @escaping @MainActor @Sendable () -> T
  ) {
    let maker = _Maker<C, repeat each A, T, E>(onMainActor: { (_: C, _: repeat each A) in make() })
    add(key._id, maker, mayAskAll: false)
  }

  /// Replaces a provider that is built on the main actor by a function that needs no container and throws the same.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - make: Builds the value for any arguments, on the main actor.
  @_disfavoredOverload
  public mutating func override<C: Container, each A, T, E: Error>(
    _ key: Key<@MainActor @Sendable (C, repeat each A) throws(E) -> T>,
    with make: @escaping @MainActor @Sendable () throws(E) -> T
  ) {
    let maker = _Maker<C, repeat each A, T, E>(onMainActor: { (_: C, _: repeat each A) throws(E) in
      try make()
    })
    add(key._id, maker, mayAskAll: false)
  }
}

extension NewValue {
  /// Builds the value of a provider that is built on the main actor, with any number of arguments.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - arguments: Its arguments, if it takes any.
  /// - Returns: The new value.
  /// - Throws: The build's error.
  @MainActor
  public func callAsFunction<each A, T, E: Error>(
    _ key: Key<@MainActor @Sendable (Container, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try container._newValue(of: _unisolated(key), isOriginal: isOriginal, repeat each arguments)
  }
}

extension _SlotBase {
  /// Makes the key of a provider that is built on the main actor; meant for generated code only.
  @inlinable
  @preconcurrency
  public func mainActorKey<C: Container, each A, T, E: Error>(
    _ index: Int, child: Int = -1,
    _ make: @escaping @MainActor @Sendable (C, repeat each A) throws(E) -> T,
    _ name: StaticString = #function, lifetime: _Lifetime = .singleton
  ) -> Key<@MainActor @Sendable (C, repeat each A) throws(E) -> T> {
    Key(KeyID(self, index, child: child, name), _Maker(onMainActor: make).erased, lifetime)
  }
}

/// The same key without isolation, for the runtime's own functions, which have none; meant for generated code only, which
/// calls them on the main actor.
@inlinable
@_spi(Generated)
public func _unisolated<C: Container, each A, T, E: Error>(
  _ key: Key<@MainActor @Sendable (C, repeat each A) throws(E) -> T>
) -> Key<@Sendable (C, repeat each A) throws(E) -> T> {
  Key(key._id, key._make, key._lifetime)
}

// The key of an async provider shows that too:
//
//     let container = Container {
//       $0.override(.database) { FakeDatabase() }
//     }
//     let database = try await container.fresh(.database)

extension Overrides {
  /// Replaces an async provider.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - make: Builds the value, on the caller's actor. It may wait.
  public mutating func override<C: Container, each A, T, E: Error>(
    _ key: Key<@Sendable (C, repeat each A) async throws(E) -> T>,
    with make: @escaping @Sendable (C, repeat each A) async -> T
  ) {
    add(key._id, _AsyncMaker<C, repeat each A, T, E>(make))
  }

  /// Replaces an async provider by a function that throws what the provider may throw.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - make: Builds the value, on the caller's actor.
  @_disfavoredOverload
  public mutating func override<C: Container, each A, T, E: Error>(
    _ key: Key<@Sendable (C, repeat each A) async throws(E) -> T>,
    with make: @escaping @Sendable (C, repeat each A) async throws(E) -> T
  ) {
    add(key._id, _AsyncMaker(make))
  }
}

extension Overrides {
  /// Replaces an async provider by a function that needs no container.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - make: Builds the value for any arguments, on the caller's actor.
  public mutating func override<C: Container, each A, T, E: Error>(
    _ key: Key<@Sendable (C, repeat each A) async throws(E) -> T>,
    with make: @escaping @Sendable () async -> T
  ) {
    let maker = _AsyncMaker<C, repeat each A, T, E> { (_: C, _: repeat each A) async in await make() }
    add(key._id, maker, mayAskAll: false)
  }

  /// Replaces an async provider by a function that needs no container and throws what the provider may throw.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - make: Builds the value for any arguments, on the caller's actor.
  @_disfavoredOverload
  public mutating func override<C: Container, each A, T, E: Error>(
    _ key: Key<@Sendable (C, repeat each A) async throws(E) -> T>,
    with make: @escaping @Sendable () async throws(E) -> T
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
  /// - Throws: The build's error.
  public func callAsFunction<each A, T, E: Error>(
    _ key: Key<@Sendable (Container, repeat each A) async throws(E) -> T>,
    _ arguments: repeat each A
  ) async throws(E) -> T {
    try await container._newValueAsync(of: key, isOriginal: isOriginal, repeat each arguments)
  }
}

extension _SlotBase {
  /// Makes the key of an async provider; meant for generated code only.
  @inlinable
  @preconcurrency
  public func asyncKey<C: Container, each A, T, E: Error>(
    _ index: Int, child: Int = -1,
    _ make: @escaping @Sendable (C, repeat each A) async throws(E) -> T,
    _ name: StaticString = #function, lifetime: _Lifetime = .singleton
  ) -> Key<@Sendable (C, repeat each A) async throws(E) -> T> {
    Key(KeyID(self, index, child: child, name), _AsyncMaker(make).erased, lifetime)
  }
}
