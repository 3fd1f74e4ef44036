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
    let key = KeyID(base: base, index: index, nameStart: name)
    if let owner {
      defer { withExtendedLifetime(owner) {} }
      guard let value = owner._slots.value(at: key.slot) else { return owner._fill(base, index, make, name) }
      return value.assumingMemoryBound(to: T.self).pointee
    }
    return fill(key) {
      if let make: @Sendable (Container) -> T = _overrides?.maker(for: key) { return make(_view) }
      return make(self)
    }
  }

  @usableFromInline
  @inline(never)
  final func _fill<T, E: Error>(_ key: Key<@Sendable (Container) throws(E) -> T>) throws(E) -> T {
    if let owner {
      defer { withExtendedLifetime(owner) {} }
      guard let value = owner._slots.value(at: key._slot) else { return try owner._fill(key) }
      return value.assumingMemoryBound(to: T.self).pointee
    }
    return try fill(key._id) { () throws(E) in
      if let make: @Sendable (Container) throws(E) -> T = _overrides?.throwingMaker(for: key._id) {
        return try make(_view)
      }
      return try key._make(self)
    }
  }

  // The generic shell of the filling: all that depends on the type, and nothing else. None of it is
  // inlinable, so that it is compiled once and not for every type in every module.
  private func fill<T, E: Error>(_ key: KeyID, by make: () throws(E) -> T) throws(E) -> T {
    var failure: E?
    let value = fill(
      key,
      erased: { () -> UnsafeMutableRawPointer? in
        do throws(E) {
          return KeptValue.allocate(try make())
        } catch {
          failure = error
          return nil
        }
      })
    guard let value else { throw failure.unsafelyUnwrapped }
    defer { if isView { KeptValue.destroy(value) } }
    return value.assumingMemoryBound(to: T.self).pointee
  }

  private func fill(
    _ key: KeyID, erased make: () -> UnsafeMutableRawPointer?
  ) -> UnsafeMutableRawPointer? {
    guard plan.knows(slot: key.slot) else { trapUnknownModule(of: key) }
    let build = Build(key, in: self)
    return isView ? pass(build, make) : keep(build, make)
  }

  /// Builds without keeping: for a view whose owner is gone.
  private func pass(
    _ build: Build, _ make: () -> UnsafeMutableRawPointer?
  ) -> UnsafeMutableRawPointer? {
    if case .cycle(let path) = BuildTable.nest(build) { trapCycle(path) }
    defer { BuildTable.remove(build) }
    return build.run(make)
  }

  /// Builds and fills the slot, unless another thread is faster.
  private func keep(
    _ build: Build, _ make: () -> UnsafeMutableRawPointer?
  ) -> UnsafeMutableRawPointer? {
    var value: UnsafeMutableRawPointer?
    build.latch.hold {
      guard claim(build) else {
        value = _slots.value(at: build.place.key.slot)
        return
      }
      value = build.run(make)
      if let value { _slots.fill(build.place.key.slot, with: value) }
      BuildTable.remove(build)
    }
    return value
  }

  /// Whether a build may go ahead: false once its slot is filled.
  private func claim(_ build: Build) -> Bool {
    while true {
      switch BuildTable.claim(build, in: self) {
      case .granted: return true
      case .filled: return false
      case .wait(let other): other.latch.wait()
      case .cycle(let path): trapCycle(path)
      }
    }
  }
}
