// SPDX-License-Identifier: MIT

/// What a container made by `overriding` shares with the one it was made from.
struct Sharing: Sendable {
  /// Owned, unless it is a view.
  let base: Container
  /// Those of the container that was made.
  let overrides: OverrideTable?

  /// The container that has the value of a key, if it is shared.
  func source(of key: KeyID) -> Container? {
    guard let overrides, overrides !== base._overrides else { return base }
    // One of a module that the plan does not know: to use it traps.
    let graph = base.plan.graph
    guard let number = graph.number(of: key) else { return nil }
    return overrides.changes(number, in: graph) ? nil : base
  }
}

extension Container {
  /// The container that has this one's value of a key, where that is another one: the owner of a view, the one that the
  /// value is shared with, or the parent.
  func source(of key: KeyID) -> Container? {
    owner ?? sharing?.source(of: key) ?? parent(keeping: key)
  }
}
