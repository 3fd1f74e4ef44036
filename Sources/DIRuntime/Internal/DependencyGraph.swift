// SPDX-License-Identifier: MIT

/// The dependencies between the providers of a plan, which decide which values `overriding` shares.
///
/// A provider is named with its module. A provider that needs an unknown name counts as needing all others; a provider of a
/// module without a text has no name here, and counts as changed by every override.
///
/// The generator writes a text for each module, with a line for each provider in the order of their numbers: its name, a
/// colon, and the names of the providers that it needs. A provider of another module is preceded by the module's name and a
/// dot; a `*` stands for all providers. Names that are no plain identifiers stand in backticks. One with a space in it is
/// read as several words, none of which is known, and so counts as needing all others:
///
/// ```
/// clock:
/// session: clock Lib.version
/// router: *
/// ```
///
/// It is a text because one literal costs next to nothing to compile, and because it is read only once per plan,
/// and only if `overriding` is used.
// Unchecked because of the variables, which only the initializer sets.
package final class DependencyGraph: @unchecked Sendable {
  /// For each module, by its first slot, the providers' names by their numbers.
  private let names: [Int: [String]]
  /// For each provider the providers that need it directly.
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
    // The values of a group depend on each other's overrides: so each key needs the next one.
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

  /// The name of a key's provider, if it is known.
  package func name(of key: KeyID) -> String? {
    // A module has slots for its kept providers and requirements only; numbers of other providers may lie past its slots.
    guard let providers = names[key.base.pointee._value], key.number < providers.count else { return nil }
    return providers[Int(key.number)]
  }

  /// The providers whose values change if some keys are overridden.
  func providers(changedBy keys: [KeyID]) -> Set<String> {
    var changed: Set<String> = []
    var next = keys.compactMap(name) + needingAll
    while let provider = next.popLast() {
      if changed.insert(provider).inserted { next += dependents[provider, default: []] }
    }
    return changed
  }
}
