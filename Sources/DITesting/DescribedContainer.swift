// SPDX-License-Identifier: MIT

import DIRuntime
import Testing

/// What the traits of a test say together.
struct DescribedContainer {
  private var base = Container.current
  /// The one that a trait makes, if one does.
  private var made: Container?
  /// What traits override outside of the one that makes the container, and inside of it.
  private var (beneath, above): ([Override?], [Override?]) = ([], [])
  /// The keys that the test itself overrides, with the trait that does it.
  private(set) var own: [KeyID: SourceLocation] = [:]
  private(set) var strict: (allowed: Set<KeyID>, location: SourceLocation)?

  /// Reads traits, the outermost first. Of those that make a container only the last one does so.
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
    for key in overrides?.allKeys ?? [] { own[key] = trait.isInherited ? nil : trait.location }
  }

  /// A new container; nil if no trait makes one, and none is current.
  func container(for record: BuildRecord) -> Container? {
    // One without overrides, which nobody has to watch, is the test's as it is, with all that it has built.
    if strict == nil, beneath.isEmpty, above.isEmpty, let made, made._overrides?.allKeys.isEmpty ?? true {
      return made
    }
    guard let base else { return nil }
    // Each over those before it; shares nothing that is built, as if all were overridden.
    let layers = beneath + [base._overrides] + above
    return base.observed(
      by: record, layers.reduce(nil) { lower, upper in upper?.stacked(on: lower) ?? lower })
  }
}
