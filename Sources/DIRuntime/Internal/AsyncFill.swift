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
      of: key._id, in: { $0.slot(of: key._id) }, by: { _Remembered(try await $0.newValue(of: key)) },
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
      of: key._id, in: { $0.keeper(of: key._id, .weak) },
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
      in: { $0.cell(of: key._id, for: argument) },
      // Sound because a key's accessor is one of the class that keeps the value.
      by: { _Remembered(try await make(unsafeDowncast($0, to: C.self))) }, throwing: E.self)
  }

  /// A new value of a provider without arguments, by its override or its own maker.
  nonisolated(nonsending) final func newValue<C: Container, T, E: Error>(
    of key: Key<nonisolated(nonsending) @Sendable (C) async throws(E) -> T>
  ) async throws(E) -> T {
    let override = standIn(for: key._id)
    let make = _AsyncMaker<Container, T, E>(override ?? key._make)
    return try await make(override == nil ? self : _handle)
  }

  /// The value of a provider, where this container finds it or keeps it.
  nonisolated(nonsending) private final func value<T, E: Error>(
    of key: KeyID, argument: AnyHashable? = nil, in keeper: (Container) -> any Keeper,
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
      let (keeper, builder) = (keeper(self), builder(of: key))
      defer { (keeper as? KeyedCell)?.leave() }
      let begin = { (isApart: Bool) in
        // An override may wait for what it starts; a provider may start what waits for it.
        self.beginBuild(
          of: key, in: builder, argument: keeper.argument, isApart: isApart,
          includesTasks: self.isOverridden(key))
      }
      return try await Build.value(in: keeper, builtAs: begin) {
        if self.isClosed { self.trapClosed(key) }
        return try await make(builder)
      }
    } catch {
      // All that is run here is a build of that key, or a look-up that throws anything.
      throw error as! E
    }
  }
}
