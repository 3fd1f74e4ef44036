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
    let keeper = shown ?? self
    if let stored = keeper.slot(of: key).stored { return stored.kept(by: keeper).value() }
    do { return try value(of: key, by: make, .singleton) } catch { throw error as! E }
  }

  /// The value of a weak provider, the same while something holds it; meant for generated code only.
  // If an override returns a struct as `any P`, there is no object to refer to, and every call builds a new value.
  public func _weak<C: Container, T, E: Error>(
    _ key: Key<@Sendable (C) throws(E) -> T>
  ) throws(E) -> T {
    do { return try value(of: key._id, by: _Maker<Container, T, E>(key._make), .weak) } catch { throw error as! E }
  }

  /// The kept value for certain arguments; meant for generated code only.
  // `==` and `hash(into:)` of the argument run under a lock, and must not ask for values of the same provider.
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
    while true {
      switch step(to: request) {
      case .built(let stored): return stored
      case .alone(let build, let container):
        return Cell.holding(try build?.runUncached { try make(container) } ?? make(container))
      case .shared(let place, let other):
        defer { place.leave() }
        if let answer = place.answer(try other.stored(for: request, by: make)) { return answer }
      case .mine(let place):
        defer { place.leave() }
        return try place.build().once(in: place.store) {
          try place.keeper.checkOpen(for: request)
          return try make(place.builder)
        }.kept(by: place.keeper)
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
