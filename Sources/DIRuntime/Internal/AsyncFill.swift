// SPDX-License-Identifier: MIT

// The same as `Fill.swift`, `Weak.swift` and `Keyed.swift` for what has to be waited for. A value is built once however many
// tasks ask, by a task of its own that their cancellation does not reach.

extension Container {
  /// The value of a kept provider that has to be waited for; meant for generated code only.
  ///
  /// A value that is there costs a comparison, an atomic load and the copy. Else it is built, once however many tasks ask,
  /// by a task of its own that their cancellation does not reach.
  ///
  /// - Parameter key: The provider.
  /// - Returns: The value, the same for every caller.
  /// - Throws: What the build throws, the same for all who wait for it; the next call tries again.
  @_spi(Generated)
  nonisolated(nonsending) public final func _keptAsync<C: Container, T, E: Error>(
    _ key: Key<nonisolated(nonsending) @Sendable (C) async throws(E) -> T>
  ) async throws(E) -> T {
    defer { withExtendedLifetime(self) {} }
    if let value = slot(of: key._id).value(as: T.self) { return value }
    return try await value(
      of: key._id, in: { $0.slot(of: $1) }, by: { _Remembered(try await $0.newValue(of: key)) },
      throwing: E.self)
  }

  /// The value of a weak provider that has to be waited for; meant for generated code only.
  ///
  /// - Parameter key: The provider.
  /// - Returns: The value, which the caller now holds.
  /// - Throws: What the build throws.
  @_spi(Generated)
  nonisolated(nonsending) public final func _weakAsync<C: Container, T, E: Error>(
    _ key: Key<nonisolated(nonsending) @Sendable (C) async throws(E) -> T>
  ) async throws(E) -> T {
    try await value(
      of: key._id, in: { $0.slotObject(of: $1) { WeakReference() } },
      by: { _Remembered(try await $0.newValue(of: key)) }, throwing: E.self
    )
  }

  /// The value that is kept for certain arguments and has to be waited for; meant for generated code only.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - argument: What tells one value from another; an ``_Arguments`` where there are several.
  ///   - make: Builds the value, or calls its override, with the container that is to keep it.
  /// - Returns: The value, the same for every caller with equal arguments.
  /// - Throws: What the build throws.
  @_spi(Generated)
  nonisolated(nonsending) public final func _keyedAsync<C: Container, Maker, Argument: Hashable, T, E: Error>(
    _ key: Key<Maker>, by argument: Argument,
    _ make: nonisolated(nonsending) @escaping @Sendable (C) async throws(E) -> T
  ) async throws(E) -> T {
    try await value(
      of: key._id, argument: argument,
      in: { $0.slotObject(of: $1) { Cells<Argument>() }.cell(for: argument) },
      // Sound because a key's accessor is one of the class that keeps the value.
      by: { _Remembered(try await make(unsafeDowncast($0, to: C.self))) }, throwing: E.self)
  }

  /// A new value of a provider without arguments, by its override or its own maker.
  nonisolated(nonsending) private final func newValue<C: Container, T, E: Error>(
    of key: Key<nonisolated(nonsending) @Sendable (C) async throws(E) -> T>
  ) async throws(E) -> T {
    let override = standIn(for: key._id)
    let make = _AsyncMaker<Container, T, E>(override ?? key._make)
    return try await make(override == nil ? self : _handle)
  }

  /// The value of a provider, where this container finds it or keeps it.
  nonisolated(nonsending) private final func value<T, E: Error>(
    of key: KeyID, argument: AnyHashable? = nil, in keeper: (Container, KeyID) -> any Keeper,
    by make: @escaping @Sendable (Container) async throws -> _Remembered<T>,
    throwing failure: E.Type
  ) async throws(E) -> T {
    if let source = source(of: key) {
      let value = try await source.value(
        of: key, argument: argument, in: keeper, by: make, throwing: failure)
      if isShared(key) { return value }
    }
    do {
      // Not kept here: by what has taken its place, or by nobody.
      if replacement(of: key) != nil { return try await make(self).value }
      if isView {
        let build = lastBuild(of: key, argument: argument)
        return try await build.pass(asynchronously: { try await make(self) }).value
      }
      let (keeper, builder) = (keeper(self, key), builder(of: key))
      defer { (keeper as? KeyedCell)?.leave() }
      let begin = { (isApart: Bool) in
        // An override may wait for what it starts; a provider may start what waits for it.
        self.beginBuild(
          of: key, in: builder, argument: keeper.argument, isApart: isApart,
          includesTasks: self.isOverridden(key))
      }
      return try await PendingBuild.value(in: keeper, builtAs: begin) {
        if self.isClosed { self.trapClosed(key) }
        return try await make(builder)
      }
    } catch {
      // All that is run here is a build of that key, or a look-up that throws anything.
      throw error as! E
    }
  }
}

extension Container {
  /// What takes the place of a provider's own function, if there is something; meant for generated code only.
  ///
  /// - Parameter key: The provider.
  /// - Returns: The override, or nil if the provider itself is to be used.
  @inlinable
  @_spi(Generated)
  public final func _overrideAsync<C: Container, each A, T, E: Error>(
    of key: Key<nonisolated(nonsending) @Sendable (C, repeat each A) async throws(E) -> T>
  ) -> _AsyncOverride<C, repeat each A, T, E>? {
    guard _overrides != nil, let make = standIn(for: key._id) else { return nil }
    return _AsyncOverride(make, of: key._id)
  }

  /// A new value of a provider that has to be waited for; see ``_newValue(of:isOriginal:_:)``.
  @_spi(Generated)
  nonisolated(nonsending) public final func _newValueAsync<C: Container, each A, T, E: Error>(
    of key: Key<nonisolated(nonsending) @Sendable (C, repeat each A) async throws(E) -> T>, isOriginal: Bool,
    _ arguments: repeat each A
  ) async throws(E) -> T {
    let (make, asked, isOverride) = maker(of: key._id, key._make, isOriginal: isOriginal)
    let container = unsafeDowncast(asked, to: C.self)
    if isOverride {
      return try await _AsyncOverride<C, repeat each A, T, E>(make, of: key._id)(
        container, repeat each arguments)
    }
    return try await withContainer(container) { () async throws(E) -> T in
      try await _AsyncMaker<C, repeat each A, T, E>(make)(container, repeat each arguments)
    }
  }
}
