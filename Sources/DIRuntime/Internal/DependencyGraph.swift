// SPDX-License-Identifier: MIT

/// Which providers of a plan need which: what decides about what `overriding` shares.
///
/// Providers go by their names, with those of their modules. What nothing is known of counts as needing all others:
/// a provider that its module says nothing about, and one that needs a provider nobody has heard of.
///
/// A module has a text, written by the generator, with a line for each provider in the order of their numbers: its
/// name, a colon, and the names of those that it needs. Those of another module are preceded by its name and a
/// dot; a `*` stands for all there are. Names that are no plain identifiers stand in backticks; one with a space in it is
/// more than one word here, none of which is known, and so counts as needing all others:
///
/// ```
/// clock:
/// session: clock Lib.version
/// router: *
/// ```
///
/// It is a text because one literal costs next to nothing to compile, and because it is only read, once per plan,
/// where `overriding` is used.
// Unchecked because of the variables, which the initializer alone sets.
package final class DependencyGraph: @unchecked Sendable {
  /// Of each module, by its first slot, the names by the providers' numbers.
  private let names: [Int: [String]]
  /// For each provider those that need it directly.
  package private(set) var dependents: [String: [String]] = [:]
  /// The providers that may need any other.
  private var needingAll: [String] = []

  init(of plan: _Plan) {
    var needs: [String: [String]] = [:]
    names = plan.modules.reduce(into: [:]) { names, module in
      // The words of each line.
      let lines =
        module.needs?.description.split(separator: "\n").map { $0.split { $0 == " " || $0 == ":" } } ?? []
      let own = lines.map { "\(module.name).\($0[0])" }
      for (name, line) in zip(own, lines) { needs[name] = line.dropFirst().map(String.init) }
      names[module.slots.lowerBound] = own
    }
    for (requirement, met) in plan.metRequirements { needs[requirement]?.append(met.provider) }
    for replaced in plan.replacements.keys.compactMap(name) { needs[replaced] = [] }
    // Each of a group gives what any of them does: so each needs the next one.
    for group in plan.groups.map({ $0.compactMap(name) }) {
      for (one, other) in zip(group, group.dropFirst() + group.prefix(1)) { needs[one]?.append(other) }
    }
    for (provider, all) in needs {
      let module = provider.prefix { $0 != "." }
      for need in all {
        if let needed = ["\(module).\(need)", need].first(where: { needs[$0] != nil }) {
          dependents[needed, default: []].append(provider)
        } else {
          needingAll.append(provider)
        }
      }
    }
  }

  /// The provider of a key, if it is known.
  package func name(of key: KeyID) -> String? {
    // A module has slots for the kept ones only; the numbers of the others go on after them.
    guard let providers = names[key.base.pointee._value], key.number < providers.count else { return nil }
    return providers[Int(key.number)]
  }

  /// The providers whose values are others where some are overridden.
  func providers(changedBy keys: [KeyID]) -> Set<String> {
    var changed: Set<String> = []
    var next = keys.compactMap(name) + needingAll
    while let provider = next.popLast() {
      if changed.insert(provider).inserted { next += dependents[provider, default: []] }
    }
    return changed
  }
}
