// SPDX-License-Identifier: MIT

/// Reports replacements that can fail in ways that what they replace cannot: its callers would not be ready for it.
struct ReplacementCheck {
  let graph: Graph
  let table: TypeTable

  func report(_ diagnostics: inout DiagnosticCollector) {
    guard graph.replaced.count > 0 else { return }
    let effects = graph.effects
    for (number, provider) in graph.providers.enumerated() where provider.module == table.model.module {
      guard let old = graph.replaced.by(number), let value = provider.replaces else { continue }
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
      notes: EffectRoute(graph: graph).notes(from: number, bringing: own, beyond: expected)
        + [.init("'\(title)' is provided here", at: graph.providers[old].place)])
  }
}
