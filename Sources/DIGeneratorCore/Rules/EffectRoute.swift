// SPDX-License-Identifier: MIT

/// The way from a provider to what brings it an effect that somebody cannot take.
struct EffectRoute {
  let graph: Graph

  /// The steps to the nearest provider that brings by itself what is more than allowed, and what it does there; where
  /// only several together do, to where any error becomes of theirs.
  func notes(from start: Int, bringing effects: BuildEffects, beyond allowed: BuildEffects)
    -> [Diagnostic.Note]
  {
    let excess = effects.excess(over: allowed)
    let own = shortest(from: start, to: { graph.providers[$0].effects.excess(over: allowed) == excess }) {
      "'\(graph.providers[$0].title)' \(graph.providers[$0].effects.words(beyond: allowed)) here"
    }
    return own ?? notes(fromTwinsBelow: start, bringing: effects, beyond: allowed)
      ?? shortest(from: start, to: becomesAnyError, saying: loss) ?? []
  }

  /// The steps to something that does what its twin does; what both throw together is told by its loss.
  private func notes(
    fromTwinsBelow start: Int, bringing effects: BuildEffects, beyond allowed: BuildEffects
  ) -> [Diagnostic.Note]? {
    let excess = effects.excess(over: allowed)
    if excess == .failure { return nil }
    let groups = graph.twins.all.filter {
      $0.contains { graph.effects[$0].excess(over: allowed) == excess }
    }
    return shortest(from: start, to: { end in groups.contains { $0.contains(end) } }) {
      "'\(graph.providers[$0].title)' \(effects.words(beyond: allowed)) in other builds, and so in all"
    }
  }

  /// The steps to where a provider has its actor from.
  func notes(from start: Int, to actor: String) -> [Diagnostic.Note] {
    shortest(from: start, to: { graph.providers[$0].effects.actor == actor }) {
      "'\(graph.providers[$0].title)' is isolated to '\(actor)' here"
    } ?? []
  }

  private func becomesAnyError(_ provider: Int) -> Bool {
    graph.effects[provider].failure == .anything
      && !graph.needs(of: provider).contains { graph.effects[$0.provider].failure == .anything }
  }

  private func loss(at provider: Int) -> String {
    let loser = graph.providers[provider]
    let isTwin = graph.twins.all.contains { $0.contains(provider) }
    return isTwin
      ? "'\(loser.title)' does not throw the same in all builds, which makes it any error in each"
      : "'\(loser.title)' is \(loser.access.keyword), and what it throws is not, which makes it any error"
  }

  private func shortest(
    from start: Int, to isEnd: (Int) -> Bool, saying reason: (Int) -> String
  ) -> [Diagnostic.Note]? {
    let way =
      isEnd(start) ? [] : graph.shortestWay(from: start, by: { graph.needs(of: $0) }, to: isEnd)
    return way.map { way in
      let end = way.last?.needs ?? start
      return graph.notes(on: way) + [.init(reason(end), at: graph.providers[end].place)]
    }
  }
}

extension BuildEffects {
  /// How diagnostics speak of what is more than allowed.
  func words(beyond allowed: BuildEffects) -> String {
    switch excess(over: allowed) {
    case .waiting: "is async"
    case .actor(let actor): "is isolated to '\(actor)'"
    case .failure, nil: "throws \(failure.title)"
    }
  }

  /// The same of what is allowed: what its callers expect.
  func expectation(of other: BuildEffects) -> String {
    switch other.excess(over: self) {
    case .waiting: "is not async"
    case .actor: actor.map { "is isolated to '\($0)'" } ?? "is not isolated"
    case .failure, nil: failure == .never ? "does not throw" : "throws \(failure.title)"
    }
  }

  /// Which mistake it is to bring more than is allowed.
  func mistake(beyond allowed: BuildEffects) -> DiagnosticID {
    if case .actor = excess(over: allowed) { .isolationMismatch } else { .effectMismatch }
  }
}

extension BuildEffects.Failure {
  /// How diagnostics speak of what is thrown.
  var title: String {
    if case .typed(let error) = self { "'\(error.title)'" } else { "any error" }
  }
}
