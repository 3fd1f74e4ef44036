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

  /// Finds the next step to a requested value.
  func step(to request: KeptRequest) -> KeptStep {
    switch location(of: request.key) {
    case .replaced: return .alone(nil, self)
    case .nowhere(let view):
      // A look-up by type never stops the program, nor does an accessor that is called during one.
      if request.lookUp == nil, !Build.isLookingUp, !isInput(request.key) {
        assertionFailure(messageOfGone(request.key))
      }
      return .alone(KeptPlace(request: request, keeper: view, store: Slot.missing).build(), view)
    case .here(let keeper):
      let store = keeper.store(for: request)
      if let stored = store.stored { return .built(stored.kept(by: keeper)) }
      let place = KeptPlace(request: request, keeper: keeper, store: store)
      return keeper.sharer(of: request.key).map { .shared(place, with: $0) } ?? .mine(place)
    }
  }
}

/// The next step to a kept value. Each way to it is a loop over these: for a singleton, a weak value, a keyed one, an async one.
enum KeptStep {
  /// It is built.
  case built(Stored)
  /// No container keeps it. Either the view's container is gone, or another provider's accessor has to be called.
  case alone(Build?, Container)
  /// Another container shares it.
  case shared(KeptPlace, with: Container)
  /// It has to be built, or another caller builds it.
  case mine(KeptPlace)
}

/// The place of a kept value that is not built.
struct KeptPlace: Sendable {
  let request: KeptRequest
  /// The container that keeps it; for a value that nothing keeps the view that was asked.
  let keeper: Container
  let store: any ValueStore
  /// The container that it is built with.
  var builder: Container { keeper.builder(of: request.key) }

  /// Makes a build of the value; traps if the container has no slot for it.
  ///
  /// - Parameter isApart: Whether a new task will run it, so that it is part of no other build.
  /// - Returns: The build, which no other thread knows of yet.
  func build(isApart: Bool = false) -> Build {
    let key = request.key
    guard keeper.knows(key) else { keeper.trapUnknownModule(of: key) }
    // An async override may wait for tasks that it starts; a provider may start tasks that wait for its value.
    return Build(
      of: Build.Place(.value, of: keeper, key, in: store as? KeyedCell), for: request.argument,
      name: keeper.name(of: key), in: builder._view, isApart: isApart,
      includesTasks: isApart && keeper.isOverridden(key), throwsCycles: request.lookUp != nil)
  }

  /// A value that another container shares, as this one stores it, unless it was built for a look-up that is refused. Nil if its
  /// build asked for the current container, because then it is not shared.
  func answer(_ stored: Stored) -> Stored? {
    if keeper.sharer(of: request.key) == nil { return nil }
    if request.isWeak || Build.innermost?.lazyRefusal.load() != nil { return stored }
    return store.keep(KeptValue.copy(stored.address)).kept(by: keeper)
  }

  /// Called once the value is there, or its build has failed.
  func leave() { (store as? KeyedCell)?.leave() }
}
