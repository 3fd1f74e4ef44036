// SPDX-License-Identifier: MIT

// The ways to the values of async providers. They differ from those in `Fill.swift` only in the task of its own in which a
// value is built.

@_spi(Generated)
extension Container {
  /// The value of a kept async provider; meant for generated code only.
  public func _keptAsync<C: Container, T, E: Error>(
    _ key: Key<@Sendable (C) async throws(E) -> T>
  ) async throws(E) -> T {
    defer { withExtendedLifetime(self) {} }
    if let stored = slot(of: key._id).stored { return stored.value() }
    return try await value(of: key, isWeak: false)
  }

  /// The value of a weak async provider; meant for generated code only.
  public func _weakAsync<C: Container, T, E: Error>(
    _ key: Key<@Sendable (C) async throws(E) -> T>
  ) async throws(E) -> T {
    try await value(of: key, isWeak: true)
  }

  /// The kept value of an async provider for certain arguments; meant for generated code only.
  public func _keyedAsync<C: Container, Maker, Argument: Hashable, T, E: Error>(
    _ key: Key<Maker>, by argument: Argument,
    _ make: @escaping @Sendable (C) async throws(E) -> T
  ) async throws(E) -> T {
    // Sound because the key's accessor is a member of the class that keeps the value.
    try await value(of: KeptRequest(key: key._id, type: T.self, argument: argument)) {
      (container) throws(E) in
      try await make(unsafeDowncast(container, to: C.self))
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
    try await value(of: KeptRequest(key: key._id, type: T.self, isWeak: isWeak)) { (container) throws(E) in
      try await container.newValue(of: key)
    }
  }

  private func value<T, E: Error>(
    of request: KeptRequest, by make: @escaping @Sendable (Container) async throws(E) -> T
  ) async throws(E) -> T {
    do {
      return try await stored(for: request) { KeptValue.allocate(try await make($0)).value }.value()
    } catch {
      // Only a build of this key runs here, which throws `E`, or a look-up, which may throw any error.
      throw error as! E
    }
  }

  /// The value of a kept provider, in the container that keeps it.
  private func stored(
    for request: KeptRequest, by make: @escaping @Sendable (Container) async throws -> MadeValue
  ) async throws -> Stored {
    switch location(of: request.key) {
    case .replaced: return Cell.holding(try await make(self))
    case .elsewhere(let container):
      return try await container.stored(for: request, by: make).kept(by: container)
    case .nowhere:
      return Cell.holding(
        try await lastBuild(of: request).runUncached(asynchronously: { try await make(self) }))
    case .here:
      let (store, builder) = (store(for: request), builder(of: request.key))
      defer { leave(store, for: request) }
      while store.stored == nil, let other = sharer(of: request.key) {
        let stored = try await other.stored(for: request, by: make)
        if let answer = share(stored, in: store, for: request) { return answer }
      }
      let begin = { self.beginBuild(of: request, in: builder, filling: store, isApart: $0) }
      return try await Build.stored(in: store, builtAs: begin) {
        if self.refusesBuild(of: request.key) { self.trapClosed(request.key) }
        return try await make(builder)
      }.unsafelyUnwrapped
    }
  }
}
