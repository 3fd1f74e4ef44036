// SPDX-License-Identifier: MIT

/// What a container made by `overriding` shares with the one it was made from.
struct Sharing: Sendable {
  /// Owned, unless it is a view.
  let base: Container
  /// For each slot, whether the container has a value of its own there; nil if it shares them all.
  private let isOwn: [Bool]?

  /// - Parameters:
  ///   - base: The container that another one is made from.
  ///   - overrides: The other one's overrides.
  init(_ base: Container, overriding overrides: OverrideTable?) {
    self.base = base
    // The closures that the base already has may ask for anything: what they build is built anew.
    let isSame = overrides === base._overrides
    isOwn = isSame ? nil : base.plan.graph.slots(changedBy: overrides?.allKeys ?? [])
  }

  /// The container that has the value of a slot, if it is shared.
  func source(of slot: Int) -> Container? {
    guard let isOwn else { return base }
    // A slot of a module that the plan does not know: to use it traps.
    return isOwn.indices.contains(slot) && !isOwn[slot] ? base : nil
  }
}

extension Container {
  /// The container that has this one's value of a slot, where that is another one: the owner of a view, or the one
  /// that the value is shared with.
  func source(of slot: Int) -> Container? { owner ?? sharing?.source(of: slot) }
}
