// SPDX-License-Identifier: MIT

/// Which providers of a plan need which: what decides about what `overriding` shares.
///
/// Providers go by their names, with those of their modules. What nothing is known of counts as needing all others:
/// a provider that its module says nothing about, and one that needs a provider nobody has heard of.
///
/// A module has a text, written by the generator, with a line for each provider in the order of their numbers: its
/// name, a colon, and the names of those that it needs. Those of another module are preceded by its name and a
/// dot; a `*` stands for all there are. Names that are no plain identifiers stand in backticks:
///
/// ```
/// clock:
/// session: clock Lib.version
/// router: *
/// ```
///
/// It is a text because one literal costs next to nothing to compile, and because it is only read, once per plan,
/// where `overriding` is used.
final class DependencyGraph: Sendable {
  /// Of each module, by its first slot, the names by the providers' numbers.
  private let names: [Int: [String]]
  /// For each provider those that need it directly.
  private let dependents: [String: [String]]
  /// The providers that may need any other.
  private let needingAll: [String]

  init(of plan: _Plan) {
    var names: [Int: [String]] = [:]
    var needs: [String: [String]] = [:]
    for module in plan.modules {
      var lines = Self.lines(of: module.needs)
      while lines.count < module.slots.count { lines.append(["#\(lines.count)", "*"]) }
      let own = lines.map { "\(module.name).\($0[0])" }
      for (name, line) in zip(own, lines) { needs[name] = Array(line.dropFirst()) }
      names[module.slots.lowerBound] = own
    }
    self.names = names
    for (requirement, met) in plan.metRequirements { needs[requirement]?.append(met.provider) }
    let name = { (key: KeyID) in Self.name(of: key, in: names) }
    for replaced in plan.bindings.replacements.keys.compactMap(name) { needs[replaced] = [] }
    // Each of a group gives what any of them does: so each needs the next one.
    for group in plan.bindings.groups.map({ $0.compactMap(name) }) {
      for (one, other) in zip(group, group.dropFirst() + group.prefix(1)) { needs[one]?.append(other) }
    }
    var dependents: [String: [String]] = [:]
    var needingAll: [String] = []
    for (provider, all) in needs {
      let module = provider.prefix { $0 != "." }
      for need in all {
        let needed = ["\(module).\(need)", need].first { needs[$0] != nil }
        if let needed {
          dependents[needed, default: []].append(provider)
        } else {
          needingAll.append(provider)
        }
      }
    }
    (self.dependents, self.needingAll) = (dependents, needingAll)
  }

  /// The words of each line.
  private static func lines(of text: StaticString?) -> [[String]] {
    text?.description.split(separator: "\n").map { line in
      var isQuoted = false
      return line.split { character in
        if character == "`" { isQuoted.toggle() }
        return !isQuoted && (character == " " || character == ":")
      }.map(String.init)
    } ?? []
  }

  /// The provider of a key, if it is known.
  func name(of key: KeyID) -> String? { Self.name(of: key, in: names) }

  private static func name(of key: KeyID, in names: [Int: [String]]) -> String? {
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
