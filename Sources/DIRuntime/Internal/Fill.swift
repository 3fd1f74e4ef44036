// SPDX-License-Identifier: MIT

extension Container {
  /// The value of a kept provider, built by the first who asks; meant for generated code only.
  ///
  /// A value that is there costs a comparison, an atomic load and the copy. Else it is built, while all
  /// others who ask for it wait; a build that throws keeps nothing, and the next call tries again. A cycle
  /// traps, on one thread or several, as does a key of a module that the container does not know. A view
  /// reads the value of its owner; with its owner gone it builds a new one each time.
  ///
  /// - Parameter key: The provider.
  /// - Returns: The value, the same for every caller.
  /// - Throws: What the build throws.
  @inlinable
  @inline(__always)
  public final func _kept<T, E: Error>(
    _ key: Key<@Sendable (Container) throws(E) -> T>
  ) throws(E) -> T {
    // The slot owns the value, and this container the slot: it must not be released in between.
    defer { withExtendedLifetime(self) {} }
    if let value = _slots.value(at: key._id.slot) {
      return value.assumingMemoryBound(to: T.self).pointee
    }
    return try _fill(key._id, _Maker<Container, T, E>(key._make))
  }

  // Not given the key itself: a key of a type that is known at run time only takes long to copy.
  @usableFromInline
  @inline(never)
  final func _fill<T, E: Error>(_ key: KeyID, _ make: _Maker<Container, T, E>) throws(E) -> T {
    if let lease, let value = lease.pointee.enter(key) {
      defer { lease.pointee.leave() }
      return value.assumingMemoryBound(to: T.self).pointee
    }
    return try filled(key, make)
  }

  /// The same, where this shows no container that has it.
  private final func filled<T, E: Error>(_ key: KeyID, _ make: _Maker<Container, T, E>) throws(E) -> T {
    // That of the container that it is shared with.
    let slot = slot(of: key)
    if let value = slot.stored { return value.assumingMemoryBound(to: T.self).pointee }
    if let read = replacement(of: key)?.read {
      return try _Maker<Container, T, E>(read)(self)
    }
    if let source = owner ?? parent(keeping: key) { return try source._fill(key, make) }
    if isView { return try beginBuild(of: key).pass { () throws(E) in try newValue(of: key, by: make) } }
    return try slot.value(builtAs: beginBuild(of: key)) { () throws(E) in
      if let source = base(sharing: key) { return try source._fill(key, make) }
      if isClosed { trapClosed(key) }
      return try builder(of: key).newValue(of: key, by: make)
    }
  }
}

extension Container {
  /// A build of one of the kept values that this container has a slot for; traps if it has none.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - argument: What tells the value from others of the same provider, if it has no slot of its own.
  ///   - isApart: Whether a new task will run it, and no other build is part of it.
  ///   - includesTasks: Whether all that it starts is part of it.
  ///   - throwsCycles: Whether a cycle is an error that is thrown, and does not trap.
  /// - Returns: The build, which nobody knows of yet.
  func beginBuild(
    of key: KeyID, argument: AnyHashable? = nil, isApart: Bool = false, includesTasks: Bool = false,
    throwsCycles: Bool = false
  ) -> Build {
    guard knows(key) else { trapUnknownModule(of: key) }
    let place = Build.Place(key.place, of: self, argument: argument)
    return Build(
      of: place, name: name(of: key), isApart: isApart, includesTasks: includesTasks,
      throwsCycles: throwsCycles)
  }

  /// What the runtime itself keeps in a provider's slot, made when first asked for; traps without a slot.
  func slotObject<Object: AnyObject>(of key: KeyID, or make: () -> Object) -> Object {
    // As in `_kept`: the slot owns what is copied out of it.
    defer { withExtendedLifetime(self) {} }
    return slot(of: key).object {
      guard knows(key) else { trapUnknownModule(of: key) }
      return make()
    }
  }

  private func knows(_ key: KeyID) -> Bool {
    plan.knows(slot: key.isInChild ? key.base.pointee._value : key.slot)
  }
}
