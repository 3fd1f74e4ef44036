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
    if let value = _slots.value(at: key._slot) {
      return value.assumingMemoryBound(to: T.self).pointee
    }
    return try _fill(key)
  }

  /// The same for a build that cannot throw; meant for generated code only.
  ///
  /// - Parameter key: The provider.
  /// - Returns: The value, the same for every caller.
  @inlinable
  @inline(__always)
  public final func _kept<T>(_ key: Key<@Sendable (Container) -> T>) -> T {
    defer { withExtendedLifetime(self) {} }
    if let value = _slots.value(at: key._slot) {
      return value.assumingMemoryBound(to: T.self).pointee
    }
    return _fill(key._base, key._index, key._make, key._name)
  }

  // Given the parts of the key one by one, because those fit into registers: so the accessor that reads a
  // value which is there needs no room on the stack for a key.
  @usableFromInline
  @inline(never)
  final func _fill<T>(
    _ base: UnsafePointer<_SlotBase>, _ index: Int, _ make: @escaping @Sendable (Container) -> T,
    _ name: UnsafePointer<UInt8>
  ) -> T {
    let key = Key(base: base, index: index, make: make, name: name)
    if let owner { return owner._kept(key) }
    return fill(key._id) {
      if let source = sharing?.source(of: key._slot) { return source._kept(key) }
      if let make: @Sendable (Container) -> T = _overrides?.maker(for: key._id, keepsError: false) {
        return make(_view)
      }
      return key._make(self)
    }
  }

  @usableFromInline
  @inline(never)
  final func _fill<T, E: Error>(_ key: Key<@Sendable (Container) throws(E) -> T>) throws(E) -> T {
    if let owner { return try owner._kept(key) }
    return try fill(key._id) { () throws(E) in
      if let source = sharing?.source(of: key._slot) { return try source._kept(key) }
      if let make: @Sendable (Container) throws(E) -> T = _overrides?.maker(for: key._id, keepsError: true) {
        return try make(_view)
      }
      return try key._make(self)
    }
  }

  private func fill<T, E: Error>(_ key: KeyID, by make: () throws(E) -> T) throws(E) -> T {
    let build = beginBuild(of: key)
    if isView { return try build.pass(make) }
    return try _slots.value(at: key.slot, builtAs: build, by: make)
  }
}

extension Container {
  /// A build of one of the kept values that this container has a slot for; traps if it has none.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - argument: What tells the value from others of the same provider, if it has no slot of its own.
  /// - Returns: The build, which nobody knows of yet.
  func beginBuild(of key: KeyID, argument: AnyHashable? = nil) -> Build {
    guard plan.knows(slot: key.slot) else { trapUnknownModule(of: key) }
    return Build(of: Build.Place(key.slot, of: self, argument: argument)) { key.name }
  }

  /// What the runtime itself keeps in a provider's slot, made when first asked for; traps without a slot.
  func slotObject<Object: AnyObject>(of key: KeyID, or make: () -> Object) -> Object {
    // As in `_kept`: the slot owns what is copied out of it.
    defer { withExtendedLifetime(self) {} }
    if let object = _slots.value(at: key.slot) {
      return object.assumingMemoryBound(to: Object.self).pointee
    }
    guard plan.knows(slot: key.slot) else { trapUnknownModule(of: key) }
    return _slots.object(at: key.slot, or: make)
  }
}
