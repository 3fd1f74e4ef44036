// SPDX-License-Identifier: MIT

@_spi(Generated)
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
  public func _kept<T, E: Error>(
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
  func _fill<T, E: Error>(_ key: KeyID, _ make: _Maker<Container, T, E>) throws(E) -> T {
    let owner = owner
    // It owns what is copied.
    defer { withExtendedLifetime(owner) {} }
    let slot = (owner ?? self).slot(of: key)
    if let value = slot.stored { return value.assumingMemoryBound(to: T.self).pointee }
    do {
      if replacement(of: key) == nil, plan.requirements[key] == nil {
        if let source = owner ?? parent(keeping: key) { return try source._fill(key, make) }
        // The plain case, without optionals of the value's type, which have to be made at run time: with them a first build
        // took half as long again.
        if kind == .root || kind == .child, try isFilled(slot, of: key, by: make) {
          return slot.stored.unsafelyUnwrapped.assumingMemoryBound(to: T.self).pointee
        }
      }
      return try value(of: key, by: make, .singleton)
    } catch {
      throw error as! E
    }
  }

  /// Fills a slot by the container's own build of the value, or by another one that this waits for.
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

  /// The value of a weak provider, the same while somebody holds it; meant for generated code only.
  ///
  /// The container does not keep the value alive. Once it is gone, the next caller builds a new one, while all
  /// others who ask wait. A build that throws changes nothing. The value has to refer to an object, be it as
  /// `any P` or an optional; where an override returns a struct as `any P`, there is nothing to refer to, and every call builds
  /// anew.
  ///
  /// Costs a lock, which is held for a few loads and a retain.
  ///
  /// The values are Sendable: generated code asks the compiler at the user's line (see ``_Kept``), not here.
  ///
  /// - Parameter key: The provider.
  /// - Returns: The value, which the caller now holds.
  /// - Throws: What the build throws.
  public func _weak<C: Container, T, E: Error>(
    _ key: Key<@Sendable (C) throws(E) -> T>
  ) throws(E) -> T {
    do {
      return try value(of: key._id, by: _Maker<Container, T, E>(key._make), .weak)
    } catch {
      throw error as! E
    }
  }

  /// The value that is kept for certain arguments; meant for generated code only.
  ///
  /// For each value of the arguments there is one build, by the first who asks, while all others who ask for the
  /// same wait. Those of other arguments do not. A build that throws keeps nothing.
  ///
  /// Costs a lock and a look-up in a dictionary: `==` and `hash(into:)` of the argument run under that lock, and
  /// must not ask the container for values of the same provider.
  ///
  /// Values and arguments are Sendable: generated code asks the compiler at the user's line (see ``_Kept``), not here.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - argument: What tells one value from another; an ``_Arguments`` where there are several.
  ///   - make: Builds the value, or calls its override, with the container that is to keep it: one of the class whose
  ///     key it is.
  /// - Returns: The value, the same for every caller with equal arguments.
  /// - Throws: What the build throws.
  public func _keyed<C: Container, Maker, Argument: Hashable, T, E: Error>(
    _ key: Key<Maker>, by argument: Argument, _ make: (C) throws(E) -> T
  ) throws(E) -> T {
    let argument = _Remembered<AnyHashable>(argument)
    do {
      return try value(
        of: key._id, argument: argument.value, in: { $0.cell(of: key._id, for: argument) },
        // Sound because a key's accessor is one of the class that keeps the value.
        by: { try make(unsafeDowncast($0, to: C.self)) })
    } catch {
      throw error as! E
    }
  }
}

extension Container {
  /// What a provider's accessor gives; where that would trap, a look-up by type throws.
  func value<T, E: Error>(
    of key: KeyID, by make: _Maker<Container, T, E>, _ lifetime: _Lifetime, for lookUp: DynamicKey? = nil
  ) throws -> T {
    if let replacement = replacement(of: key), let build = replacement.build {
      // Sound where that throws less: functions that may throw and that do not are called alike.
      return try value(
        of: replacement.key, by: _Maker<Container, T, E>(build), replacement.lifetime, for: lookUp)
    }
    var lifetime = lifetime
    if let met = plan.requirements[key] {
      // Nothing is built here but by an override, which is kept as the provider above is: so who watches builds hears of that
      // provider alone.
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

  /// What keeps a provider's value here.
  func keeper(of key: KeyID, _ lifetime: _Lifetime) -> any Keeper {
    guard lifetime == .weak else { return slot(of: key) }
    // A requirement's slot is read as one that has the value itself.
    if plan.requirements[key] == nil { return slotObject(of: key) { WeakReference() } }
    let cells = lazyCells.object { Cells() }
    return cells.cell(for: _Remembered(AnyHashable(key))).object { WeakReference() }
  }

  /// The value of a provider, where this container finds it or keeps it: any but a singleton that is asked for by its
  /// accessor.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - argument: What tells the value from others of the same provider.
  ///   - keeper: What keeps it in the container that has it.
  ///   - make: Builds it, or calls its override.
  ///   - lookUp: What a look-up asks for, which throws what else would trap.
  /// - Returns: The value, the same for every caller.
  /// - Throws: What the build throws.
  func value<T>(
    of key: KeyID, argument: AnyHashable? = nil, in keeper: (Container) -> any Keeper,
    by make: (Container) throws -> T, for lookUp: DynamicKey? = nil
  ) throws -> T {
    // What replaces it keeps its values itself, or not.
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
        // Else something that it was built from has asked for the current container.
        if self.base(sharing: key) != nil { return value }
      }
      if isClosed { try refuse(key, of: T.self, for: lookUp) }
      return try make(builder)
    }
  }

  /// A build of one of the kept values that this container has a slot for; traps if it has none.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - builder: What the value is built with; a view of it is the current container.
  ///   - argument: What tells the value from others of the same provider, if it has no slot of its own.
  ///   - isApart: Whether a new task will run it, and no other build is part of it.
  ///   - includesTasks: Whether all that it starts is part of it.
  ///   - throwsCycles: Whether a cycle is an error that is thrown, and does not trap.
  /// - Returns: The build, which nobody knows of yet.
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

  /// A build of something that a view is asked for whose container is gone, so that it is kept nowhere: only in release
  /// builds.
  func lastBuild(of key: KeyID, argument: AnyHashable? = nil, throwsCycles: Bool = false) -> Build {
    // A look-up by type never stops, nor does what is asked on its way.
    if !throwsCycles, !Build.isLookingUp { assertionFailure(messageOfGone(key)) }
    return beginBuild(of: key, in: self, argument: argument, throwsCycles: throwsCycles)
  }

  /// Where the value of a key is kept: past the end of a table if nowhere.
  func slot(of key: KeyID) -> Slot {
    if !key.isInChild { return Slot(key.slot, of: _slots) }
    guard let level = _level?.pointee.having(key.childSlot) else { return Slot(0, of: SlotTable(count: 0)) }
    return Slot(key.childSlot - level.numbers.lowerBound, of: level.slots)
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

  /// What keeps the value for certain arguments here.
  func cell(of key: KeyID, for argument: _Remembered<AnyHashable>) -> KeyedCell {
    slotObject(of: key) { Cells() }.cell(for: argument)
  }
}

/// Several arguments as one; meant for generated code only.
///
/// ```swift
/// _keyed(.room, by: _Arguments(house, number)) { … }
/// ```
public struct _Arguments: Hashable {
  private let values: [AnyHashable]

  /// Puts arguments together; meant for generated code only.
  public init<each Argument: Hashable>(_ values: repeat each Argument) {
    var all: [AnyHashable] = []
    for value in repeat each values { all.append(value) }
    self.values = all
  }
}
