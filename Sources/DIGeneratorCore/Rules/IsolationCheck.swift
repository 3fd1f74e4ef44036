// SPDX-License-Identifier: MIT

/// Reports what would have to be built on two actors at once.
struct IsolationCheck {
  let graph: Graph

  /// Reports those of some of the providers.
  func report(of providers: [Int], _ diagnostics: inout DiagnosticCollector) {
    for provider in providers {
      let effects = graph.effects[provider]
      let need = graph.needs(of: provider).first { graph.effects[$0.provider].leaves(effects) }
      if let need, !graph.mayHaveToWait(provider) { diagnostics.report(diagnostic(provider, need)) }
    }
    if graph.twins.isEmpty { return }
    let own = Set(providers)
    for group in graph.twins.all where own.contains(group[0]) { report(group, &diagnostics) }
  }

  /// Twins have one accessor, which cannot be two actors'.
  private func report(_ twins: [Int], _ diagnostics: inout DiagnosticCollector) {
    guard let first = twins.first,
      let other = twins.first(where: { graph.effects[$0].leaves(graph.effects[first]) })
    else { return }
    let (provider, route) = (graph.providers[other], EffectRoute(graph: graph))
    let (own, others) = (graph.effects[other].actor ?? "", graph.effects[first].actor ?? "")
    diagnostics.report(
      Diagnostic(
        .isolationMismatch,
        "'\(provider.title)' is isolated to '\(own)' in some builds and to '\(others)' in others",
        at: provider.place,
        notes: route.notes(from: other, to: own) + route.notes(from: first, to: others)
          + [.init("isolate both to one actor, or neither", at: provider.place)]))
  }

  private func diagnostic(_ provider: Int, _ need: Graph.Need) -> Diagnostic {
    let (title, other) = (graph.providers[provider].title, graph.providers[need.provider].title)
    let (own, wanted) = (graph.effects[provider].actor ?? "", graph.effects[need.provider].actor ?? "")
    let parameter = graph.providers[provider].parameters[need.parameter]
    let route = EffectRoute(graph: graph)
    return Diagnostic(
      .isolationMismatch,
      "'\(other)' is isolated to '\(wanted)', and '\(title)', which needs it, to '\(own)'",
      at: parameter.place,
      notes: [graph.step(provider, parameter: need.parameter, needs: "'\(other)'")]
        + route.notes(from: need.provider, to: wanted) + route.notes(from: provider, to: own)
        + [
          .init(
            "build '\(title)' where both can be waited for, by an init or static func that is async, or make one of the two nonisolated",
            at: graph.providers[provider].place)
        ])
  }
}

extension Graph {
  /// Whether something that a provider needs, directly or not, was not found, which is reported: if that is async, so
  /// is this, and nobody's actor.
  func mayHaveToWait(_ provider: Int) -> Bool {
    lacksSomething(provider)
      || shortestWay(from: provider, by: { needs(of: $0) }, to: lacksSomething) != nil
  }
}
