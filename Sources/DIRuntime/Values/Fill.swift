// SPDX-License-Identifier: MIT

@_spi(Generated)
extension Container {
  /// The value of a kept provider, built by the first caller; meant for generated code only.
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
    if let value = slot.address { return value.assumingMemoryBound(to: T.self).pointee }
    do {
      // The plain case by itself, in few steps, because a debugger shows each of them between an accessor and its build.
      if plan.late[key] == nil {
        switch location(of: key) {
        case .elsewhere(let container): return try container._fill(key, make)
        case .here where sharer(of: key) == nil:
          let (request, builder) = (KeptRequest(key: key, type: T.self), builder(of: key))
          return try beginBuild(of: request, in: builder).once(in: slot) {
            try checkOpen(for: request)
            return KeptValue.allocate(try builder.newValue(of: key, by: make)).value
          }.value()
        case .replaced, .nowhere, .here: break
        }
      }
      return try value(of: key, by: make, .singleton)
    } catch {
      throw error as! E
    }
  }

  // If an override returns a struct as `any P`, there is no object to refer to, and every call builds a new value.
  /// The value of a weak provider, the same while something holds it; meant for generated code only.
  public func _weak<C: Container, T, E: Error>(
    _ key: Key<@Sendable (C) throws(E) -> T>
  ) throws(E) -> T {
    do { return try value(of: key._id, by: _Maker<Container, T, E>(key._make), .weak) } catch {
      throw error as! E
    }
  }

  // `==` and `hash(into:)` of the argument run under a lock, and must not ask for values of the same provider.
  /// The kept value for certain arguments; meant for generated code only.
  public func _keyed<C: Container, Maker, Argument: Hashable, T, E: Error>(
    _ key: Key<Maker>, by argument: Argument, _ make: (C) throws(E) -> T
  ) throws(E) -> T {
    do {
      // Sound because the key's accessor is a member of the class that keeps the value.
      return try stored(for: KeptRequest(key: key._id, type: T.self, argument: argument)) {
        KeptValue.allocate(try make(unsafeDowncast($0, to: C.self))).value
      }.value()
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
    let late = plan.late[key]
    if let late, let replacement = late.replacement, let build = late.build {
      // Sound if the replacement throws less: throwing and other functions are called alike.
      return try value(of: replacement, by: _Maker<Container, T, E>(build), late.lifetime, for: lookUp)
    }
    var lifetime = lifetime
    if let met = late, met.replacement == nil {
      // Only an override is built here, and kept as the root's provider is. Otherwise that provider's accessor is called, so
      // that an observer hears of that provider alone.
      if !isOverridden(key) {
        let value = try make(self)
        // A view has no slots.
        if met.lifetime == .singleton, key.slot < _slots.count {
          _ = slot(of: key).keep(KeptValue.allocate(value).value)
        }
        return value
      }
      lifetime = met.lifetime
    }
    if lifetime == .transient { return try newValue(of: key, by: make) }
    return try stored(for: KeptRequest(key: key, type: T.self, isWeak: lifetime == .weak, lookUp: lookUp)) {
      KeptValue.allocate(try $0.newValue(of: key, by: make)).value
    }.value()
  }

  /// The value of a kept provider, in the container that keeps it.
  ///
  /// - Parameters:
  ///   - request: The value that is asked for.
  ///   - make: Builds it, or calls its override.
  /// - Returns: The value, the same for every caller.
  /// - Throws: The build's error.
  func stored(for request: KeptRequest, by make: (Container) throws -> MadeValue) throws -> Stored {
    switch location(of: request.key) {
    case .replaced: return Cell.holding(try make(self))
    case .elsewhere(let container): return try container.stored(for: request, by: make).kept(by: container)
    case .nowhere: return Cell.holding(try lastBuild(of: request).runUncached { try make(self) })
    case .here:
      let (store, builder) = (store(for: request), builder(of: request.key))
      defer { leave(store, for: request) }
      while store.stored == nil, let other = sharer(of: request.key) {
        if let answer = share(try other.stored(for: request, by: make), in: store, for: request) {
          return answer
        }
      }
      if let stored = store.stored { return stored }
      return try beginBuild(of: request, in: builder, filling: store).once(in: store) {
        try checkOpen(for: request)
        return try make(builder)
      }
    }
  }
}

/// Several arguments as one value; meant for generated code only.
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
