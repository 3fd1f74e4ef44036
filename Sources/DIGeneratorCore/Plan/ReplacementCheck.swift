// SPDX-License-Identifier: MIT

/// Which provider each replacement has taken the place of.
struct ReplacedProviders {
  private var replaced: [Int: Int] = [:]
  var count: Int { replaced.count }

  init(_ graph: Graph) {
    let all = graph.providers.indices
    let new = all.filter { graph.providers[$0].hasReplaced }
    if new.isEmpty { return }
    let numbers = Dictionary(grouping: all) { graph.providers[$0].title }
    for number in new {
      let provider = graph.providers[number]
      let elsewhere = provider.elsewhere.flatMap {
        graph.provider(behind: $0, among: numbers[$0.accessor] ?? [])
      }
      replaced[number] =
        elsewhere ?? numbers[provider.title]?.first { Self.may(provider, replace: graph.providers[$0]) }
    }
  }

  private static func may(_ provider: Provider, replace old: Provider) -> Bool {
    old.isReplaced && old.module == provider.module && (old.owner ?? provider.owner) == provider.owner
  }

  /// Replacements and what they have taken the place of, as numbers of providers.
  var pairs: [(new: Int, old: Int)] { replaced.inOrder().map { ($0.key, $0.value) } }

  /// What a provider has taken the place of.
  func by(_ provider: Int) -> Int? { replaced[provider] }
}

/// Reports replacements that can fail in ways that what they replace cannot: its callers would not be ready for it.
struct ReplacementCheck {
  let graph: Graph
  let table: TypeTable

  func report(_ diagnostics: inout DiagnosticCollector) {
    let replaced = ReplacedProviders(graph)
    guard replaced.count > 0 else { return }
    let effects = graph.effects
    for (number, provider) in graph.providers.enumerated() where provider.module == table.model.module {
      guard let old = replaced.by(number), let value = provider.replaces else { continue }
      let own = EffectFlow.own(number, effects, graph, table)
      if own.exceeds(effects[old]) { diagnostics.report(mismatch(number, own, old: old, at: value.place)) }
    }
  }

  private func mismatch(_ number: Int, _ own: BuildEffects, old: Int, at place: Place) -> Diagnostic {
    let (title, expected) = (graph.providers[old].title, graph.effects[old])
    return Diagnostic(
      own.mistake(beyond: expected),
      "'\(title)' \(expected.expectation(of: own)), but what replaces it \(own.words(beyond: expected))",
      at: place,
      notes: EffectRoute(graph: graph).notes(from: number, beyond: expected)
        + [.init("'\(title)' is provided here", at: graph.providers[old].place)])
  }
}
