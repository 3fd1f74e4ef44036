// SPDX-License-Identifier: MIT

/// What a container made by `overriding` shares with the one it was made from.
struct Sharing: Sendable {
  /// Owned, unless it is a view.
  let base: Container
  /// For each provider, whether the container has a value of its own; nil if it shares them all.
  private let isOwn: [Bool]?

  /// - Parameters:
  ///   - base: The container that another one is made from.
  ///   - overrides: The other one's overrides.
  init(_ base: Container, overriding overrides: OverrideTable?) {
    self.base = base
    // The closures that the base already has may ask for anything: what they build is built anew.
    let isSame = overrides === base._overrides
    isOwn = isSame ? nil : base.plan.graph.providers(changedBy: overrides?.allKeys ?? [])
  }

  /// The container that has the value of a key, if it is shared.
  func source(of key: KeyID) -> Container? {
    guard let isOwn else { return base }
    // One of a module that the plan does not know: to use it traps.
    guard let number = base.plan.graph.number(of: key) else { return nil }
    return isOwn[number] ? nil : base
  }
}

extension Container {
  /// The container that has this one's value of a key, where that is another one: the owner of a view, the one that the
  /// value is shared with, or the parent.
  func source(of key: KeyID) -> Container? {
    owner ?? sharing?.source(of: key) ?? parent(keeping: key)
  }
}
