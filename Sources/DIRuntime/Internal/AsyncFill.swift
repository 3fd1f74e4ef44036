// SPDX-License-Identifier: MIT

// The ways to the values of async providers. They differ from those in `Fill.swift` only in the task of its own in which a
// value is built.

@_spi(Generated)
extension Container {
  /// The value of a kept async provider; meant for generated code only.
  ///
  /// Reading an existing value costs a comparison, an atomic load and the copy. Otherwise the value is built once, however
  /// many tasks ask, by a task of its own, which their cancellation does not reach.
  ///
  /// - Parameter key: The provider.
  /// - Returns: The value, the same for every caller.
  /// - Throws: The build's error, the same for all callers that wait for it; the next call tries again.
  public func _keptAsync<C: Container, T, E: Error>(
    _ key: Key<@Sendable (C) async throws(E) -> T>
  ) async throws(E) -> T {
    defer { withExtendedLifetime(self) {} }
    if let value = slot(of: key._id).value(as: T.self) { return value }
    return try await value(of: key, isWeak: false)
  }

  /// The value of a weak async provider; meant for generated code only.
  ///
  /// - Parameter key: The provider.
  /// - Returns: The value, which the caller now holds.
  /// - Throws: The build's error.
  public func _weakAsync<C: Container, T, E: Error>(
    _ key: Key<@Sendable (C) async throws(E) -> T>
  ) async throws(E) -> T {
    try await value(of: key, isWeak: true)
  }

  /// The kept value of an async provider for certain arguments; meant for generated code only.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - argument: Tells one value from another; an ``_Arguments`` for several arguments.
  ///   - make: Builds the value, or calls its override, with the container that is to keep it.
  /// - Returns: The value, the same for every caller with equal arguments.
  /// - Throws: The build's error.
  public func _keyedAsync<C: Container, Maker, Argument: Hashable, T, E: Error>(
    _ key: Key<Maker>, by argument: Argument,
    _ make: @escaping @Sendable (C) async throws(E) -> T
  ) async throws(E) -> T {
    do {
      return try await value(of: KeptRequest(key: key._id, argument: argument)) {
        // Sound because the key's accessor is a member of the class that keeps the value.
        _UncheckedSendable(try await make(unsafeDowncast($0, to: C.self)))
      }
    } catch {
      throw error as! E
    }
  }

  /// A new value of an async provider without arguments, by its override or its own maker.
  func newValue<C: Container, T, E: Error>(
    of key: Key<@Sendable (C) async throws(E) -> T>
  ) async throws(E) -> T {
    let override = substitute(for: key._id)
    let make = _AsyncMaker<Container, T, E>(override ?? key._make)
    return try await make(override == nil ? self : _handle)
  }

  private func value<C: Container, T, E: Error>(
    of key: Key<@Sendable (C) async throws(E) -> T>, isWeak: Bool
  ) async throws(E) -> T {
    do {
      return try await value(of: KeptRequest(key: key._id, isWeak: isWeak)) {
        _UncheckedSendable(try await $0.newValue(of: key))
      }
    } catch {
      // Only a build of this key runs here, which throws `E`, or a look-up, which may throw any error.
      throw error as! E
    }
  }

  /// The value of a kept provider, from the container that keeps it.
  private func value<T>(
    of request: KeptRequest, by make: @escaping @Sendable (Container) async throws -> _UncheckedSendable<T>
  ) async throws -> T {
    switch location(of: request.key) {
    case .replaced: return try await make(self).value
    case .elsewhere(let container): return try await container.value(of: request, by: make)
    case .nowhere:
      return try await lastBuild(of: request).runUncached(asynchronously: { try await make(self) }).value
    case .here:
      let (store, builder) = (store(for: request), builder(of: request.key))
      defer { (store as? KeyedCell)?.leave() }
      while store.value(as: T.self) == nil, let other = sharer(of: request.key) {
        let value: T = try await other.value(of: request, by: make)
        if sharer(of: request.key) != nil { return store.shared(value) }
      }
      let begin = { (isApart: Bool) in
        // An override may wait for tasks that it starts; a provider may start tasks that wait for its value.
        self.beginBuild(
          of: request, in: builder, filling: store, isApart: isApart,
          includesTasks: self.isOverridden(request.key))
      }
      return try await Build.value(in: store, builtAs: begin) {
        if self.refusesBuild(of: request.key) { self.trapClosed(request.key) }
        return try await make(builder)
      }
    }
  }
}
