// SPDX-License-Identifier: MIT

/// What a container is made from; meant for generated code only, which hands it on.
///
/// One value, so that the class of a child has one initializer to write, whatever is to be made: a child, a view of it, or
/// one made from it by `overriding`.
public struct _Making {
  let kind: Container.Kind
  /// The parent, the container to show, or the one on which `overriding` was called. Held by whoever makes this, as long
  /// as it takes.
  unowned(unsafe) let origin: Container
  let overrides: Override?
  let level: ChildLevel?
  var running: Override? = nil
}

extension Container {
  /// What a container is to the one that it was made from.
  enum Kind {
    /// Made from none.
    case root
    /// Owns its parent, whose slots it has.
    case child
    /// Made by `overriding`: owns the other one, with which it shares what it can, and has slots for all.
    case overriding
    /// Owns nothing of what it shows, and has no slots.
    case view
  }

  /// The container that has this one's value of a key, where that is another one: the owner of a view, the one that the
  /// value is shared with, or the parent. What has taken the key's place is asked of this one: it may be new each time,
  /// and a view may have less than its owner.
  func source(of key: KeyID) -> Container? {
    replacement(of: key) == nil ? owner ?? base(sharing: key) ?? parent(keeping: key) : nil
  }

  /// The container that this one was made from by `overriding`, if the two share the value of a key.
  func base(sharing key: KeyID) -> Container? {
    guard kind == .overriding, let base else { return nil }
    guard let overrides = _overrides, overrides !== base._overrides else { return base }
    // Else somebody would not hear of builds, or hear of others'.
    if overrides.observer !== base._overrides?.observer { return nil }
    // One of a module that the plan does not know: to use it traps.
    guard let provider = plan.graph.name(of: key) else { return nil }
    return overrides.changes(provider, in: plan) ? nil : base
  }

  /// Whether another container has turned out to have this one's value of a key, once it has built that: a build may have
  /// asked for the current container.
  func isShared(_ key: KeyID) -> Bool { kind != .overriding || base(sharing: key) != nil }

  /// The container behind this one, where that keeps the value of a key: the parent's, or of a view what goes for its
  /// owner once that is gone.
  func parent(keeping key: KeyID) -> Container? {
    if kind == .overriding { return nil }
    let isOwn = key.isInChild && running == nil && _level?.numbers.contains(key.childSlot) == true
    return isOwn ? nil : base
  }
}
