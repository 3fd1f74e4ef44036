// SPDX-License-Identifier: MIT

/// The container that keeps a provider's value, as another container finds it.
///
/// Each way to a kept value switches over this: for a singleton, a weak value, a keyed value, an async value.
enum ValueLocation {
  /// Another module's provider takes the provider's place. Its accessor keeps the value, or not, by its own lifetime.
  case replaced
  /// Another container: the one that a view shows, or the one around a child.
  case elsewhere(Container)
  /// No container: the one that the view shows is gone.
  case nowhere
  /// This container, in a slot of its own; made by `overriding`, it may share the value with another one, see `sharer`.
  case here
}

extension Container {
  /// Tells where the value of a kept provider lives.
  func location(of key: KeyID) -> ValueLocation {
    if isReplaced(key) { return .replaced }
    switch relation {
    case .root, .overriding: return .here
    case .child(let parent): return isOwn(key) ? .here : .elsewhere(parent)
    case .view(let around):
      return (shown ?? (isOwn(key) ? nil : around)).map { .elsewhere($0) } ?? .nowhere
    case .overrideView(_, let asked): return .elsewhere(shown ?? asked)
    }
  }

  /// Whether a key belongs to the container's own class of children, or to that of the child that it shows.
  private func isOwn(_ key: KeyID) -> Bool {
    key.isInChild && _level?.pointee.numbers.contains(key.childSlot) == true
  }

  /// The container that keeps the value of a key for this one too, because neither changes it: the furthest one below. Nil if
  /// the value is this container's own, or if it was made from a view whose container is gone.
  // A loop, and no build in each container on the way: containers may be made from each other thousands of times.
  func sharer(of key: KeyID) -> Container? {
    var (next, found) = (sharingBase(of: key), Container?.none)
    while let container = next {
      switch container.location(of: key) {
      case .here: (next, found) = (container.sharingBase(of: key), container)
      case .elsewhere(let other): next = other
      case .nowhere, .replaced: next = nil
      }
    }
    return found
  }

  private func sharingBase(of key: KeyID) -> Container? {
    guard case .overriding(let base) = relation, shares(key, with: base) else { return nil }
    return base
  }

  /// Whether a container made by `overriding` shares the value of a key with the container it was made from.
  func shares(_ key: KeyID, with base: Container) -> Bool {
    guard let overrides = _overrides, overrides !== base._overrides else { return true }
    // With another observer no value is shared: each has to hear of its own container's builds, and of no others.
    if overrides.observer !== base._overrides?.observer { return false }
    // A key of a module that the plan does not know: using it traps.
    guard let provider = plan.graph.number(of: key) else { return false }
    return !overrides.changes(provider, in: plan)
  }

  /// The container that builds the value of a key kept here. A container that `overriding` made from a child also keeps values
  /// of the containers around the child: each is built with a view of its owner's class, and so cannot see the child's values.
  func builder(of key: KeyID) -> Container {
    guard case .overriding = relation, let level = _level?.pointee else { return self }
    if !key.isInChild { return makeView(as: nil) }
    if level.numbers.contains(key.childSlot) { return self }
    return level.having(key.childSlot).map(makeView) ?? self
  }
}
