// SPDX-License-Identifier: MIT

// What a module requires from above: its own accessor and key, and a function that the root hands over, which asks
// the root's accessor. So the value's lifetime is its provider's, and an override of that is seen below.

extension _Plan {
  /// Spells the type of what asks for something that has to be waited for; meant for generated code only.
  ///
  /// A closure alone is taken to run on no actor, and then may not return what is not Sendable. (One function that is
  /// generic over the error crashes swiftc 6.3.)
  ///
  /// - Parameter make: Asks the container's root for it.
  /// - Returns: The same.
  public static func waiting<T>(
    _ make: nonisolated(nonsending) @escaping @Sendable (Container) async -> T
  ) -> nonisolated(nonsending) @Sendable (Container) async -> T {
    make
  }

  /// The same of something that may throw, too; meant for generated code only.
  ///
  /// - Parameter make: Asks the container's root for it.
  /// - Returns: The same.
  public static func waiting<T>(
    _ make: nonisolated(nonsending) @escaping @Sendable (Container) async throws -> T
  ) -> nonisolated(nonsending) @Sendable (Container) async throws -> T {
    make
  }
}

extension Container {
  /// What a module requires from above; meant for generated code only.
  ///
  /// What the root keeps costs as much as a kept value, once it was asked for: then the module's own slot has it too.
  ///
  /// - Parameter key: The module's own key for it.
  /// - Returns: What the root's provider hands out, or an override of the key.
  /// - Throws: What building it throws.
  @inlinable
  @inline(__always)
  @_spi(Generated)
  public final func _required<T, E: Error>(
    _ key: Key<@Sendable (Container) throws(E) -> T>
  ) throws(E) -> T {
    defer { withExtendedLifetime(self) {} }
    if let value = _slots.value(at: key._id.slot) {
      return value.assumingMemoryBound(to: T.self).pointee
    }
    return try _ask(key._id, _Maker<Container, T, E>(key._make))
  }

  // Nothing is built here but by an override: so who watches builds hears of the provider above alone.
  @usableFromInline
  @inline(never)
  final func _ask<T, E: Error>(_ key: KeyID, _ make: _Maker<Container, T, E>) throws(E) -> T {
    if isOverridden(key) { return try newValue(of: key, by: make) }
    let value = try make(self)
    // A view has no slots, and no container has those of a module that it does not know.
    if plan.bindings.requirements[key]?.lifetime == .singleton, key.slot < _slots.count {
      Slot(key.slot, of: _slots).set(value)
    }
    return value
  }

  /// What the root hands over for something that a module requires; meant for generated code only.
  ///
  /// Traps where the container's root does not know the module.
  ///
  /// - Parameter key: The module's own key for it.
  /// - Returns: What the root's provider hands out.
  /// - Throws: What building it throws.
  @_spi(Generated)
  public final func _fromAbove<T, E: Error>(
    _ key: Key<@Sendable (Container) throws(E) -> T>
  ) throws(E) -> T {
    guard let met = plan.bindings.requirements[key._id] else { trapNotHanded(key._id) }
    return try _Maker<Container, T, E>(met.make)(self)
  }

  /// The same of something that has to be waited for; meant for generated code only.
  ///
  /// - Parameter key: The module's own key for it.
  /// - Returns: What the root's provider hands out, or an override of the key.
  /// - Throws: What building it throws.
  @_spi(Generated)
  nonisolated(nonsending) public final func _requiredAsync<T, E: Error>(
    _ key: Key<nonisolated(nonsending) @Sendable (Container) async throws(E) -> T>
  ) async throws(E) -> T {
    if isOverridden(key._id) { return try await newValue(of: key) }
    return try await _AsyncMaker<Container, T, E>(key._make)(self)
  }

  /// What the root hands over for something that has to be waited for; meant for generated code only.
  ///
  /// - Parameter key: The module's own key for it.
  /// - Returns: What the root's provider hands out.
  /// - Throws: What building it throws.
  @_spi(Generated)
  nonisolated(nonsending) public final func _fromAboveAsync<T, E: Error>(
    _ key: Key<nonisolated(nonsending) @Sendable (Container) async throws(E) -> T>
  ) async throws(E) -> T {
    guard let met = plan.bindings.requirements[key._id] else { trapNotHanded(key._id) }
    return try await _AsyncMaker<Container, T, E>(met.make)(self)
  }
}
