// SPDX-License-Identifier: MIT

import DIRuntime
import Testing

/// The container that the traits of a test describe together.
struct DescribedContainer {
  private var base = Container.current
  /// The container that a trait makes; nil if no trait makes one.
  private var made: Container?
  /// The overrides of the traits outside the one that makes the container, and of the traits inside it.
  private var (beneath, above): ([Override?], [Override?]) = ([], [])
  /// The keys that the test itself overrides, each with the place of the trait that overrides it.
  private(set) var own: [KeyID: SourceLocation] = [:]
  private(set) var strict: (allowed: Set<KeyID>, location: SourceLocation)?

  /// Reads traits, the outermost first. If several make a container, only the last one does so.
  init(_ traits: [ContainerTrait]) throws {
    let maker = traits.last { $0.makesContainer }
    for trait in traits where !trait.makesContainer || trait.identity === maker?.identity { try add(trait) }
  }

  private mutating func add(_ trait: ContainerTrait) throws {
    switch trait.part {
    case .container(let make):
      let container = try make()
      (made, base, beneath, above) = (container, container, beneath + above, [])
      note(container._overrides, of: trait)
    case .overrides(let more):
      var overrides = Overrides(over: nil)
      more(&overrides)
      above.append(overrides.latest)
      note(overrides.latest, of: trait)
    case .strict(let allowed):
      strict = ((strict?.allowed ?? []).union(allowed), trait.location)
    }
  }

  private mutating func note(_ overrides: Override?, of trait: ContainerTrait) {
    for key in overrides?.keysOfUser ?? [] { own[key] = trait.isInherited ? nil : trait.location }
  }

  /// The test's container; nil if no trait makes one and none is current.
  func container(for record: BuildRecord) -> Container? {
    // Without overrides, a test that is not strict has nothing to record: it gets the made container itself, with its built
    // values.
    if strict == nil, beneath.isEmpty, above.isEmpty, let made, made._overrides?.allKeys.isEmpty ?? true {
      return made
    }
    guard let base else { return nil }
    // Each layer of overrides is on top of those before it. The new container shares no built value with its base.
    let layers = beneath + [base._overrides] + above
    return base.observed(
      by: record, layers.reduce(nil) { lower, upper in upper?.stacked(on: lower) ?? lower })
  }
}

extension Override {
  /// The keys that this override and those behind it replace.
  var allKeys: [KeyID] { sequence(first: self, next: \.outer).compactMap(\.key) }

  /// The same without the keys of fakes, which a test has to give whether it uses them or not.
  fileprivate var keysOfUser: [KeyID] {
    sequence(first: self, next: \.outer).filter { !$0.isFake }.compactMap(\.key)
  }

  /// The overrides of this chain over all of another chain, in layers of their own.
  func stacked(on lower: Override?) -> Override? {
    let below = outer?.stacked(on: lower) ?? lower
    return key == nil ? below : Override(self, raisedBy: lower?.layer ?? 0, over: below)
  }
}
