// SPDX-License-Identifier: MIT

@_spi(Generated)
extension Container {
  /// The value of a kept provider, built by the first caller; meant for generated code only.
  ///
  /// Reading an existing value costs a comparison, an atomic load and the copy. Otherwise the value is built, while all
  /// other callers wait; a build that throws keeps nothing, and the next call tries again. A cycle traps, on one thread or
  /// several, as does a key of a module that the container does not know. A view reads the value of its owner; without an
  /// owner it builds a new value each time.
  ///
  /// - Parameter key: The provider.
  /// - Returns: The value, the same for every caller.
  /// - Throws: The build's error.
  @inlinable
  @inline(__always)
  public func _kept<T, E: Error>(
    _ key: Key<@Sendable (Container) throws(E) -> T>
  ) throws(E) -> T {
    // The container owns the slot, and the slot the value: it must not be released before the value is copied.
    defer { withExtendedLifetime(self) {} }
    if let value = _slots.value(at: key._id.slot) {
      return value.assumingMemoryBound(to: T.self).pointee
    }
    return try _fill(key._id, _Maker<Container, T, E>(key._make))
  }

  // Takes the key's parts: a key whose type is only known at run time takes long to copy.
  @usableFromInline
  @inline(never)
  func _fill<T, E: Error>(_ key: KeyID, _ make: _Maker<Container, T, E>) throws(E) -> T {
    let shown = shown
    // The container that a view shows must not be released before the value is copied.
    defer { withExtendedLifetime(shown) {} }
    let slot = (shown ?? self).slot(of: key)
    if let value = slot.stored { return value.assumingMemoryBound(to: T.self).pointee }
    do {
      if plan.requirements[key] == nil {
        switch location(of: key) {
        case .elsewhere(let container): return try container._fill(key, make)
        // The plain case, without optionals of the value's type, because these have to be made at run time: with them a first
        // build took half as long again.
        case .here where sharer(of: key) == nil:
          let (request, builder) = (KeptRequest(key: key), builder(of: key))
          let build = beginBuild(of: request, in: builder)
          var dropped: Any?
          try build.once {
            slot.stored != nil
          } or: {
            try checkOpen(for: request, of: T.self)
            let value = try builder.newValue(of: key, by: make)
            if try build.mayKeep() { slot.set(value) } else { dropped = value }
          }
          if let value = slot.stored { return value.assumingMemoryBound(to: T.self).pointee }
          return dropped as! T
        case .replaced, .nowhere, .here: break
        }
      }
      return try value(of: key, by: make, .singleton)
    } catch {
      throw error as! E
    }
  }

  /// The value of a weak provider, the same while something holds it; meant for generated code only.
  ///
  /// The container does not keep the value alive. Once it is gone, the next caller builds a new one, while all other
  /// callers wait. A build that throws changes nothing. The value has to refer to an object, also as `any P` or in an
  /// optional. If an override returns a struct as `any P`, there is no object to refer to, and every call builds a new value.
  ///
  /// Costs a lock, which is held for a few loads and a retain.
  ///
  /// The values are Sendable: generated code lets the compiler check that at the user's line (see ``_Kept``), not here.
  ///
  /// - Parameter key: The provider.
  /// - Returns: The value, which the caller now holds.
  /// - Throws: The build's error.
  public func _weak<C: Container, T, E: Error>(
    _ key: Key<@Sendable (C) throws(E) -> T>
  ) throws(E) -> T {
    do {
      return try value(of: key._id, by: _Maker<Container, T, E>(key._make), .weak)
    } catch {
      throw error as! E
    }
  }

  /// The kept value for certain arguments; meant for generated code only.
  ///
  /// For each value of the arguments there is one build, by the first caller, while other callers with equal arguments wait.
  /// Callers with other arguments do not wait. A build that throws keeps nothing.
  ///
  /// Costs a lock and a look-up in a dictionary: `==` and `hash(into:)` of the argument run under that lock, and
  /// must not ask the container for values of the same provider.
  ///
  /// Values and arguments are Sendable: generated code lets the compiler check that at the user's line (see ``_Kept``), not
  /// here.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - argument: Tells one value from another; an ``_Arguments`` for several arguments.
  ///   - make: Builds the value, or calls its override, with the container that is to keep it, which has the key's class.
  /// - Returns: The value, the same for every caller with equal arguments.
  /// - Throws: The build's error.
  public func _keyed<C: Container, Maker, Argument: Hashable, T, E: Error>(
    _ key: Key<Maker>, by argument: Argument, _ make: (C) throws(E) -> T
  ) throws(E) -> T {
    do {
      // Sound because the key's accessor is a member of the class that keeps the value.
      return try value(of: KeptRequest(key: key._id, argument: argument)) {
        try make(unsafeDowncast($0, to: C.self))
      }
    } catch {
      throw error as! E
    }
  }
}

extension Container {
  /// The value that a provider's accessor returns. With `lookUp` this throws where the accessor would trap.
  func value<T, E: Error>(
    of key: KeyID, by make: _Maker<Container, T, E>, _ lifetime: _Lifetime, for lookUp: DynamicKey? = nil
  ) throws -> T {
    if let lookUp { try checkOpen(for: key, lookedUpBy: lookUp) }
    if let replacement = replacement(of: key), let build = replacement.build {
      // Sound if the replacement throws less: throwing and other functions are called alike.
      return try value(
        of: replacement.key, by: _Maker<Container, T, E>(build), replacement.lifetime, for: lookUp)
    }
    var lifetime = lifetime
    if let met = plan.requirements[key] {
      // Only an override is built here, and kept as the root's provider is. Otherwise that provider's accessor is called, so
      // that an observer hears of that provider alone.
      if !isOverridden(key) {
        let value = try make(self)
        // A view has no slots.
        if met.lifetime == .singleton, key.slot < _slots.count { slot(of: key).set(value) }
        return value
      }
      lifetime = met.lifetime
    }
    if lifetime == .transient { return try newValue(of: key, by: make) }
    return try value(of: KeptRequest(key: key, isWeak: lifetime == .weak, lookUp: lookUp)) {
      try $0.newValue(of: key, by: make)
    }
  }

  /// The value of a kept provider, from the container that keeps it. `_fill` handles the plain case of a singleton itself.
  ///
  /// - Parameters:
  ///   - request: The value that is asked for.
  ///   - make: Builds it, or calls its override.
  /// - Returns: The value, the same for every caller.
  /// - Throws: The build's error.
  func value<T>(of request: KeptRequest, by make: (Container) throws -> T) throws -> T {
    switch location(of: request.key) {
    case .replaced: return try make(self)
    case .elsewhere(let container): return try container.value(of: request, by: make)
    case .nowhere: return try lastBuild(of: request).runUncached { try make(self) }
    case .here:
      let (store, builder) = (store(for: request), builder(of: request.key))
      defer { (store as? KeyedCell)?.leave() }
      while store.value(as: T.self) == nil, let other = sharer(of: request.key) {
        let value = try other.value(of: request, by: make)
        // Otherwise the build there asked for the current container, and the value is not shared.
        if sharer(of: request.key) != nil { return store.shared(value) }
      }
      return try store.value(builtAs: beginBuild(of: request, in: builder, filling: store)) {
        try checkOpen(for: request, of: T.self)
        return try make(builder)
      }
    }
  }
}

/// Several arguments as one value; meant for generated code only.
///
/// ```swift
/// _keyed(.room, by: _Arguments(house, number)) { … }
/// ```
@_spi(Generated)
public struct _Arguments: Hashable {
  private let values: [AnyHashable]

  /// Combines arguments; meant for generated code only.
  public init<each Argument: Hashable>(_ values: repeat each Argument) {
    var all: [AnyHashable] = []
    for value in repeat each values { all.append(value) }
    self.values = all
  }
}
