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
  /// For each module, by its first slot, the providers of its lines.
  private let lines: [Int: [Int]]
  /// For each provider the providers that it needs directly.
  private(set) var needs: [[Int]] = []
  /// For each provider the providers that need it directly.
  package private(set) var dependents: [[Int]]
  /// The providers that may need any other.
  private var needingAll: [Int] = []

  init(of plan: _Plan) {
    // For each provider its module, and the words of its line.
    var (words, numbers) = ([[Substring]](), [String: Int]())
    lines = plan.modules.reduce(into: [:]) { lines, module in
      let texts = module.needs?.description.split(separator: "\n") ?? []
      lines[module.slots.lowerBound] = texts.map { text in
        var line = text.split { $0 == " " || $0 == ":" }
        let name = "\(module.name).\(line[0])"
        // Overloads have one name, and count as one provider.
        if let known = numbers[name] {
          words[known] += line.dropFirst()
          return known
        }
        line[0] = Substring(module.name)
        words.append(line)
        numbers[name] = words.count - 1
        return words.count - 1
      }
    }
    dependents = Array(repeating: [], count: words.count)
    for (requirement, met) in plan.metRequirements {
      if let requirement = numbers[requirement] { words[requirement].append(Substring(met.provider)) }
    }
    // The value below a replacement needs what the replaced provider needs by itself.
    for (below, layer) in plan.layers where layer.isBelow && !plan.isCollection(layer.provider) {
      if let below = number(of: below), let provider = number(of: layer.provider) {
        words[below] = words[provider]
      }
    }
    let replaced = plan.late.filter { $1.replacement != nil && !plan.isCollection($0) }.keys
    for replaced in replaced.compactMap(number) { words[replaced].removeSubrange(1...) }
    for (number, words) in words.enumerated() {
      let known = words.dropFirst().compactMap { numbers["\(words[0]).\($0)"] ?? numbers[String($0)] }
      needs.append(known)
      if known.count < words.count - 1 { needingAll.append(number) }
    }
    // The values of a group depend on each other's overrides: so each key needs the next one.
    for group in plan.groups.map({ $0.compactMap(number) }) {
      for (one, other) in zip(group, group.dropFirst() + group.prefix(1)) { needs[one].append(other) }
    }
    for (provider, all) in needs.enumerated() { for need in all { dependents[need].append(provider) } }
  }

  /// The number of a key's provider, if it is known.
  package func number(of key: KeyID) -> Int? {
    // A module has slots for its kept providers and requirements only; numbers of other providers may lie past its slots.
    guard let providers = lines[key.base.pointee._value], key.number < providers.count else { return nil }
    return providers[Int(key.number)]
  }

  /// For each provider whether its value changes if some keys are overridden.
  func changes(by keys: Set<KeyID>) -> [Bool] {
    var changed = [Bool](repeating: false, count: needs.count)
    var next = keys.compactMap(number) + needingAll
    while let provider = next.popLast() {
      if changed[provider] { continue }
      changed[provider] = true
      next += dependents[provider]
    }
    return changed
  }
}
