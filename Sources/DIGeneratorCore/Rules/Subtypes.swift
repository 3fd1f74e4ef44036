// SPDX-License-Identifier: MIT

/// The provided subtypes of each type, with the number of declared steps between them.
///
/// The steps are counted from what is provided upwards, over the inheritance clauses of types and extensions in the
/// sources read: where several ways lead to a type, by the shortest.
struct Subtypes: Sendable {
  private struct Candidate: Sendable {
    var target: Graph.Target
    var steps: Int
  }

  private var below: [TypeIdentity: [Candidate]] = [:]

  /// Looks at nothing where no provider asks by a rule.
  init(providers: [Provider], table: TypeTable) {
    guard providers.contains(where: { $0.parameters.contains { $0.match != nil } }) else { return }
    for (number, provider) in providers.enumerated() where provider.name == nil && provider.isOffered {
      for (position, provided) in provider.provided.enumerated() where !provided.isElement {
        guard let index = provided.type.identity.declaration else { continue }
        let target = Graph.Target(provider: number, position: position)
        for (type, steps) in table.steps(above: index) {
          below[type, default: []].append(Candidate(target: target, steps: steps))
        }
      }
    }
  }

  /// Those that a rule picks among what can be meant: one for each provider, several where they are equally far.
  func picked(
    by rule: MatchRule, for wanted: TypeIdentity, among meant: ([Graph.Target]) -> [Graph.Target]
  ) -> [Graph.Target] {
    let all = candidates(for: wanted)
    let possible = Set(meant(all.map(\.target)))
    let best = all.filter { possible.contains($0.target) }.reduce(into: [Int: Candidate]()) {
      best, candidate in
      let rival = best[candidate.target.provider]
      if rival.map({ rule.prefers(candidate.steps, to: $0.steps) }) ?? true {
        best[candidate.target.provider] = candidate
      }
    }
    let steps = best.values.map(\.steps)
    guard let picked = rule == .nearest ? steps.min() : steps.max() else { return [] }
    return best.values.filter { $0.steps == picked }.map(\.target).ordered { $0.provider < $1.provider }
  }

  /// All of them, whatever a module sees.
  func all(of wanted: TypeIdentity) -> [Graph.Target] { candidates(for: wanted).map(\.target) }

  /// What is of a type, or of all types of a composition: there the longest way counts.
  private func candidates(for wanted: TypeIdentity) -> [Candidate] {
    let members = wanted.members.filter { $0 != .named("Sendable") }
    guard let first = members.first else { return [] }
    return members.dropFirst().reduce(below[first, default: []]) { candidates, member in
      let others = Dictionary(below[member, default: []].map { ($0.target, $0.steps) }) { first, _ in first }
      return candidates.compactMap { candidate in
        others[candidate.target].map { Candidate(target: candidate.target, steps: max(candidate.steps, $0)) }
      }
    }
  }
}

extension MatchRule {
  fileprivate func prefers(_ steps: Int, to others: Int) -> Bool {
    self == .nearest ? steps < others : steps > others
  }
}
