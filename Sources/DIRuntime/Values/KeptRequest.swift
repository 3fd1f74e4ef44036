// SPDX-License-Identifier: MIT

/// A request for a value that containers keep, as it goes from the container that is asked to the one that keeps the value.
// Unchecked because of the type and the argument, which are only compared.
struct KeptRequest: @unchecked Sendable {
  let key: KeyID
  let type: Any.Type
  /// For a keyed provider: tells the value from others of the provider.
  var argument: AnyHashable?
  /// Whether the container refers to the value weakly.
  var isWeak = false
  /// The key of a look-up by type, which throws where an accessor would trap.
  var lookUp: DynamicKey?
}

extension Container {
  /// The store of a requested value in this container.
  func store(for request: KeptRequest) -> any ValueStore {
    let key = request.key
    if let argument = request.argument {
      return slotObject(of: key) { Cells() }.cell(for: _UncheckedSendable(argument))
    }
    guard request.isWeak else { return slot(of: key) }
    // A requirement's slot is read as one that has the value itself, so its weak reference is kept elsewhere.
    if met(key) == nil { return slotObject(of: key) { WeakReference() } }
    let cells = lazyCells.object { Cells() }
    return cells.cell(for: _UncheckedSendable(AnyHashable(key))).object { WeakReference() }
  }

  /// The slot of a key's value; past the end of a table if this container has none for it.
  func slot(of key: KeyID) -> Slot {
    if !key.isInChild { return Slot(key.slot, of: _slots) }
    guard let level = _level?.pointee.having(key.childSlot) else { return .missing }
    return Slot(key.childSlot - level.numbers.lowerBound, of: level.slots)
  }

  /// An object of the runtime's own in a provider's slot, made when first needed; traps if there is no slot.
  private func slotObject<Object: AnyObject>(of key: KeyID, or make: () -> Object) -> Object {
    // As in `_kept`: the container must not be released before the object is copied.
    defer { withExtendedLifetime(self) {} }
    return slot(of: key).object {
      guard knows(key) else { trapUnknownModule(of: key) }
      return make()
    }
  }

  fileprivate func knows(_ key: KeyID) -> Bool {
    plan.knows(slot: key.isInChild ? key.base.pointee._value : key.slot)
  }

  /// Makes a build of a requested value; traps if this container has no slot for it.
  ///
  /// - Parameters:
  ///   - request: The value.
  ///   - builder: The container that the value is built with; a view of it is the current container.
  ///   - store: The store of the value, if it is not the slot itself.
  ///   - isApart: Whether a new task will run it, so that it is part of no other build.
  /// - Returns: The build, which no other thread knows of yet.
  func beginBuild(
    of request: KeptRequest, in builder: Container, filling store: (any ValueStore)? = nil,
    isApart: Bool = false
  ) -> Build {
    let key = request.key
    guard knows(key) else { trapUnknownModule(of: key) }
    // An async override may wait for tasks that it starts; a provider may start tasks that wait for its value.
    return Build(
      of: Build.Place(.value, of: self, key, in: store.flatMap { $0 as? KeyedCell }), for: request.argument,
      name: name(of: key), in: builder._view, isApart: isApart, includesTasks: isApart && isOverridden(key),
      throwsCycles: request.lookUp != nil)
  }

  /// Makes a build for a view whose container is gone, so that nothing keeps the value: only in release builds and in look-ups
  /// by type.
  func lastBuild(of request: KeptRequest) -> Build {
    // A look-up by type never stops the program, nor does an accessor that is called during one.
    if request.lookUp == nil, !Build.isLookingUp, !isInput(request.key) {
      assertionFailure(messageOfGone(request.key))
    }
    return beginBuild(of: request, in: self)
  }

  /// Stores a copy of a value that another container shares, unless it was built for a look-up that is refused. Nil if its build
  /// asked for the current container, because then it is not shared.
  func share(_ stored: Stored, in store: any ValueStore, for request: KeptRequest) -> Stored? {
    if sharer(of: request.key) == nil { return nil }
    return Build.innermost?.lazyRefusal.load() == nil
      ? store.keep(KeptValue.copy(stored.address, as: request.type)) : stored
  }

  /// Called once the value is there, or its build has failed.
  func leave(_ store: any ValueStore, for request: KeptRequest) {
    if request.argument != nil { (store as? KeyedCell)?.leave() }
  }
}
