// SPDX-License-Identifier: MIT

/// Which provider each replacement has taken the place of.
struct ReplacedProviders {
  private var replaced: [Int: Int] = [:]
  var count: Int { replaced.count }

  init(_ graph: Graph) {
    for (number, provider) in graph.providers.enumerated() where provider.hasReplaced {
      replaced[number] =
        provider.elsewhere.flatMap { graph.provider(behind: $0) }
        ?? graph.providers.firstIndex {
          $0.isReplaced && $0.module == provider.module && $0.title == provider.title
            && ($0.owner ?? provider.owner) == provider.owner
        }
    }
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
    let failures = graph.failures
    for (number, provider) in graph.providers.enumerated() where provider.module == table.model.module {
      guard let old = replaced.by(number), let value = provider.replaces else { continue }
      let failure = EffectFlow.own(number, failures, graph, table)
      guard failure.joined(with: failures[old]) != failures[old] else { continue }
      diagnostics.report(mismatch(number, failure, failures, old: old, at: value.place))
    }
  }

  private func mismatch(
    _ number: Int, _ failure: Provider.Failure, _ failures: [Provider.Failure], old: Int, at place: Place
  ) -> Diagnostic {
    let title = graph.providers[old].title
    let words = failures[old] == .never ? "does not throw" : "is '\(failures[old].keywords)'"
    return Diagnostic(
      .effectMismatch,
      "'\(title)' \(words), but what replaces it \(failure == .anything ? "throws" : "is '\(failure.keywords)'")",
      at: place,
      notes: route(from: number, failures, beyond: failures[old])
        + [.init("'\(title)' is provided here", at: graph.providers[old].place)])
  }

  /// The steps to the provider that fails by itself.
  private func route(
    from start: Int, _ failures: [Provider.Failure], beyond allowed: Provider.Failure
  ) -> [Diagnostic.Note] {
    var notes: [Diagnostic.Note] = []
    var next = start
    while graph.providers[next].failure.joined(with: allowed) == allowed {
      let step = graph.needs(of: next).first { failures[$0.provider].joined(with: allowed) != allowed }
      guard let step, notes.count < graph.providers.count else { return notes }
      notes.append(
        graph.step(next, parameter: step.parameter, needs: "'\(graph.providers[step.provider].title)'"))
      next = step.provider
    }
    let what = next == start ? "what replaces it" : "'\(graph.providers[next].title)'"
    return notes + [.init("\(what) throws here", at: graph.providers[next].place)]
  }
}
