// SPDX-License-Identifier: MIT

// The counterparts of `Fill.swift` for async providers. A value is built once, however many tasks ask, by a task of its own,
// which their cancellation does not reach.

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
    return try await value(
      of: key._id, in: { $0.slot(of: key._id) }, by: { _Remembered(try await $0.newValue(of: key)) },
      throwing: E.self)
  }

  /// The value of a weak async provider; meant for generated code only.
  ///
  /// - Parameter key: The provider.
  /// - Returns: The value, which the caller now holds.
  /// - Throws: The build's error.
  public func _weakAsync<C: Container, T, E: Error>(
    _ key: Key<@Sendable (C) async throws(E) -> T>
  ) async throws(E) -> T {
    try await value(
      of: key._id, in: { $0.keeper(of: key._id, .weak) },
      by: { _Remembered(try await $0.newValue(of: key)) }, throwing: E.self
    )
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
    let (id, argument) = (key._id, _Remembered<AnyHashable>(argument))
    return try await value(
      of: id, argument: argument, in: { $0.cell(of: id, for: argument) },
      // Sound because the key's accessor is a member of the class that keeps the value.
      by: { _Remembered(try await make(unsafeDowncast($0, to: C.self))) }, throwing: E.self)
  }

  /// A new value of an async provider without arguments, by its override or its own maker.
  func newValue<C: Container, T, E: Error>(
    of key: Key<@Sendable (C) async throws(E) -> T>
  ) async throws(E) -> T {
    let override = standIn(for: key._id)
    let make = _AsyncMaker<Container, T, E>(override ?? key._make)
    return try await make(override == nil ? self : _handle)
  }

  /// The value of a kept provider, from the container that keeps it.
  private func value<T, E: Error>(
    of key: KeyID, argument: _Remembered<AnyHashable>? = nil,
    in keeper: @escaping @Sendable (Container) -> any Keeper,
    by make: @escaping @Sendable (Container) async throws -> _Remembered<T>, throwing failure: E.Type
  ) async throws(E) -> T {
    if let source = replacement(of: key) == nil ? owner ?? parent(keeping: key) : nil {
      return try await source.value(of: key, argument: argument, in: keeper, by: make, throwing: failure)
    }
    do {
      // Not kept here: a replacement's accessor keeps its value itself, and a view whose container is gone has no slot.
      if replacement(of: key) != nil { return try await make(self).value }
      if isView {
        let build = lastBuild(of: key, argument: argument?.value)
        return try await build.pass(asynchronously: { try await make(self) }).value
      }
      let (mine, builder) = (keeper(self), builder(of: key))
      defer { (mine as? KeyedCell)?.leave() }
      let begin = { (isApart: Bool) in
        // An override may wait for tasks that it starts; a provider may start tasks that wait for its value.
        self.beginBuild(
          of: key, in: builder, argument: mine.argument, isApart: isApart,
          includesTasks: self.isOverridden(key))
      }
      return try await Build.value(in: mine, builtAs: begin) {
        if let base = self.base(sharing: key) {
          let value = try await base.value(
            of: key, argument: argument, in: keeper, by: make, throwing: failure)
          if self.base(sharing: key) != nil { return _Remembered(value) }
        }
        if self.isClosed { self.trapClosed(key) }
        return try await make(builder)
      }
    } catch {
      // Only a build of this key runs here, which throws `E`, or a look-up, which may throw any error.
      throw error as! E
    }
  }
}

extension Build {
  /// The value of a keeper, built asynchronously if it does not exist.
  ///
  /// It is built in a task of its own, which the cancellation of waiting tasks does not reach. All waiting callers get its
  /// error; the next caller begins anew.
  ///
  /// - Parameters:
  ///   - keeper: Stores the value.
  ///   - begin: Makes a build of its place: one that is part of the asker, or one apart.
  ///   - excuse: The result if waiting would close a cycle; nil if that is an error.
  ///   - make: Builds the value.
  /// - Returns: The value, the same for all.
  /// - Throws: The build's error, or a cycle.
  static func value<T>(
    in keeper: any Keeper, builtAs begin: (_ isApart: Bool) -> Build, inCycle excuse: T? = nil,
    by make: @escaping @Sendable () async throws -> _Remembered<T>
  ) async throws -> T {
    if let value = keeper.value(as: T.self) { return value }
    let asking = begin(false)
    let running = BuildTable.running(for: asking.place) { begin(true).start(in: keeper, by: make) }
    if let path = BuildTable.wait(asking, for: running.build) {
      if let excuse { return excuse }
      throw asking.cycle(path) as any Error
    }
    defer { BuildTable.endWait(of: asking) }
    try await running.task?.value
    // The task did not throw, so it has set the value.
    return running.built.flatMap { $0.value(as: T.self) }.unsafelyUnwrapped
  }

  private func start<T>(
    in keeper: any Keeper, by make: @escaping @Sendable () async throws -> _Remembered<T>
  ) -> RunningBuild {
    let built = Cell()
    let task = Task {
      defer { BuildTable.remove(place) }
      adopt()
      try await pass(asynchronously: {
        // Another build may have ended since the caller looked.
        if let value = keeper.value(as: T.self) { return built.set(value) }
        let value = try await make().value
        keeper.set(value)
        built.set(value)
      })
    }
    return RunningBuild(build: self, task: task, built: built)
  }
}

extension Container {
  /// Runs an action on the whole container, once at a time. Other callers wait for the action that runs, unless that waits for
  /// them. A view has its container do it, and does nothing if that is gone.
  func doOnce(
    _ name: String, _ body: @escaping @Sendable (Container) async throws -> Void
  ) async throws {
    guard let keeper = isView ? owner : self else { return }
    let place = Build.Place(Build.Place.whole, of: keeper, argument: name)
    let begin = { (isApart: Bool) in
      Build(of: place, name: { name }, isApart: isApart, includesTasks: true)
    }
    try await Build.value(in: Cell(), builtAs: begin, inCycle: ()) {
      _Remembered(try await body(keeper))
    }
  }
}
