// SPDX-License-Identifier: MIT

/// What a container made by `overriding` shares with the one it was made from.
struct Sharing: Sendable {
  /// Owned, unless it is a view.
  private let base: Container
  /// The slots in which the container has a value of its own.
  private let own: Set<Int>

  /// - Parameters:
  ///   - base: The container that another one is made from.
  ///   - overrides: The other one's overrides.
  init(_ base: Container, overriding overrides: OverrideTable?) {
    self.base = base
    // The closures that the base already has may ask for anything: what they build is built anew.
    let isSame = overrides === base._overrides
    own = isSame ? [] : base.plan.graph.slots(changedBy: overrides?.allKeys ?? [])
  }

  /// The container that has the value of a slot, if it is shared.
  func source(of slot: Int) -> Container? { own.contains(slot) ? nil : base }
}

extension Container {
  /// The container that has this one's value of a slot, where that is another one: the owner of a view, or the one
  /// that the value is shared with.
  func source(of slot: Int) -> Container? { owner ?? sharing?.source(of: slot) }
}
