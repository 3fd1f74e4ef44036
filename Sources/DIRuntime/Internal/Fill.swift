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
    let owner = owner
    // The owner must not be released before the value is copied.
    defer { withExtendedLifetime(owner) {} }
    let slot = (owner ?? self).slot(of: key)
    if let value = slot.stored { return value.assumingMemoryBound(to: T.self).pointee }
    do {
      if replacement(of: key) == nil, plan.requirements[key] == nil {
        if let source = owner ?? parent(keeping: key) { return try source._fill(key, make) }
        // The plain case, without optionals of the value's type, because these have to be made at run time: with them a first
        // build took half as long again.
        if kind == .root || kind == .child, try isFilled(slot, of: key, by: make) {
          return slot.stored.unsafelyUnwrapped.assumingMemoryBound(to: T.self).pointee
        }
      }
      return try value(of: key, by: make, .singleton)
    } catch {
      throw error as! E
    }
  }

  /// Fills a slot by building the value here, or by waiting for another build of it.
  ///
  /// - Returns: Whether the value is there; false if it may not be kept.
  private func isFilled<T, E: Error>(
    _ slot: Slot, of key: KeyID, by make: _Maker<Container, T, E>
  ) throws -> Bool {
    let build = beginBuild(of: key, in: self)
    try build.once {
      slot.stored != nil
    } or: {
      if isClosed { return }
      let value = try newValue(of: key, by: make)
      if try build.mayKeep() { slot.set(value) }
    }
    return slot.stored != nil
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
    let argument = _Remembered<AnyHashable>(argument)
    do {
      return try value(
        of: key._id, argument: argument.value, in: { $0.cell(of: key._id, for: argument) },
        // Sound because the key's accessor is a member of the class that keeps the value.
        by: { try make(unsafeDowncast($0, to: C.self)) })
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
    return try value(
      of: key, in: { $0.keeper(of: key, lifetime) }, by: { try $0.newValue(of: key, by: make) }, for: lookUp)
  }

  /// The keeper of a provider's value in this container.
  func keeper(of key: KeyID, _ lifetime: _Lifetime) -> any Keeper {
    guard lifetime == .weak else { return slot(of: key) }
    // A requirement's slot is read as one that has the value itself, so its weak reference is kept elsewhere.
    if plan.requirements[key] == nil { return slotObject(of: key) { WeakReference() } }
    let cells = lazyCells.object { Cells() }
    return cells.cell(for: _Remembered(AnyHashable(key))).object { WeakReference() }
  }

  /// The value of a kept provider, from the container that keeps it. `_fill` handles the plain case of a singleton itself.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - argument: Tells the value from others of the same provider.
  ///   - keeper: Finds the keeper of the value in a container.
  ///   - make: Builds it, or calls its override.
  ///   - lookUp: The key that a look-up asks for, which throws where an accessor would trap.
  /// - Returns: The value, the same for every caller.
  /// - Throws: The build's error.
  func value<T>(
    of key: KeyID, argument: AnyHashable? = nil, in keeper: (Container) -> any Keeper,
    by make: (Container) throws -> T, for lookUp: DynamicKey? = nil
  ) throws -> T {
    // The replacement's accessor keeps its value, or not, as its own lifetime says.
    if replacement(of: key) != nil { return try make(self) }
    if let source = owner ?? parent(keeping: key) {
      return try source.value(of: key, argument: argument, in: keeper, by: make, for: lookUp)
    }
    let throwsCycles = lookUp != nil
    if isView {
      return try lastBuild(of: key, argument: argument, throwsCycles: throwsCycles).pass { try make(self) }
    }
    let (mine, builder) = (keeper(self), builder(of: key))
    defer { (mine as? KeyedCell)?.leave() }
    return try mine.value(
      builtAs: beginBuild(of: key, in: builder, argument: mine.argument, throwsCycles: throwsCycles)
    ) {
      if let base = base(sharing: key) {
        let value = try base.value(of: key, argument: argument, in: keeper, by: make, for: lookUp)
        // Otherwise the build there asked for the current container, and the value is not shared.
        if self.base(sharing: key) != nil { return value }
      }
      if isClosed { try refuse(key, of: T.self, for: lookUp) }
      return try make(builder)
    }
  }

  /// Makes a build of a kept value that this container has a slot for; traps if it has none.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - builder: The container that the value is built with; a view of it is the current container.
  ///   - argument: Tells the value from others of the same provider, if it has no slot of its own.
  ///   - isApart: Whether a new task will run it, so that it is part of no other build.
  ///   - includesTasks: Whether all tasks that it starts are part of it.
  ///   - throwsCycles: Whether it throws an error at a cycle, and does not trap.
  /// - Returns: The build, which no other thread knows of yet.
  func beginBuild(
    of key: KeyID, in builder: Container, argument: AnyHashable? = nil, isApart: Bool = false,
    includesTasks: Bool = false, throwsCycles: Bool = false
  ) -> Build {
    guard knows(key) else { trapUnknownModule(of: key) }
    let place = Build.Place(key.place, of: self, argument: argument)
    return Build(
      of: place, name: name(of: key), of: key, in: builder._view, isApart: isApart,
      includesTasks: includesTasks, throwsCycles: throwsCycles)
  }

  /// Makes a build for a view whose container is gone, so that nothing keeps the value: only in release builds and in look-ups
  /// by type.
  func lastBuild(of key: KeyID, argument: AnyHashable? = nil, throwsCycles: Bool = false) -> Build {
    // A look-up by type never stops the program, nor does an accessor that is called during one.
    if !throwsCycles, !Build.isLookingUp { assertionFailure(messageOfGone(key)) }
    return beginBuild(of: key, in: self, argument: argument, throwsCycles: throwsCycles)
  }

  /// The slot of a key's value; past the end of a table if this container has none for it.
  func slot(of key: KeyID) -> Slot {
    if !key.isInChild { return Slot(key.slot, of: _slots) }
    guard let level = _level?.pointee.having(key.childSlot) else { return Slot(0, of: SlotTable(count: 0)) }
    return Slot(key.childSlot - level.numbers.lowerBound, of: level.slots)
  }

  /// An object of the runtime's own in a provider's slot, made when first needed; traps if there is no slot.
  func slotObject<Object: AnyObject>(of key: KeyID, or make: () -> Object) -> Object {
    // As in `_kept`: the container must not be released before the object is copied.
    defer { withExtendedLifetime(self) {} }
    return slot(of: key).object {
      guard knows(key) else { trapUnknownModule(of: key) }
      return make()
    }
  }

  private func knows(_ key: KeyID) -> Bool {
    plan.knows(slot: key.isInChild ? key.base.pointee._value : key.slot)
  }

  /// The cell of certain arguments in this container.
  func cell(of key: KeyID, for argument: _Remembered<AnyHashable>) -> KeyedCell {
    slotObject(of: key) { Cells() }.cell(for: argument)
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
