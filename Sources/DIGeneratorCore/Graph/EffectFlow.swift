// SPDX-License-Identifier: MIT

/// What building each provider involves: its own effects and those of everything it needs.
enum EffectFlow {
  static func effects(in graph: Graph, _ table: TypeTable) -> [BuildEffects] {
    var effects = graph.providers.map(\.effects)
    // Nothing comes of nothing.
    if effects.allSatisfy({ $0 == .none }) { return effects }
    repeat {
      // What comes later in the order: an accessor's effects before its place was taken, and what seems to close a circle
      // because a child container has more in a collection.
      for _ in 0...(graph.children.isEmpty ? graph.replaced.count : graph.providers.count) {
        if !flow(through: graph, table, &effects) { break }
      }
    } while join(graph.twins, &effects)
    return effects
  }

  /// Passes effects on to all that need what has them, each after what it needs. Whether that changed something.
  private static func flow(
    through graph: Graph, _ table: TypeTable, _ effects: inout [BuildEffects]
  ) -> Bool {
    var changed = false
    for provider in graph.buildOrder {
      let all = graph.replaced.by(provider).map { effects[$0] } ?? own(provider, effects, graph, table)
      changed = changed || all != effects[provider]
      effects[provider] = all
    }
    return changed
  }

  /// A provider's own effects, those of what it needs, and those of its twins.
  static func own(
    _ provider: Int, _ effects: [BuildEffects], _ graph: Graph, _ table: TypeTable
  ) -> BuildEffects {
    var own = graph.providers[provider].effects
    let actor = own.actor
    // The module that requires something was built without knowing who provides it.
    if graph.providers[provider].isRequired { return own }
    if !graph.providers[provider].condition.isAlways { own = own.needing(effects[provider]) }
    let isCollection = graph.providers[provider].isCollection
    for need in graph.needs(of: provider) {
      // What has to be waited for cannot join a collection. That is reported, and nothing that follows from it.
      let needed = effects[need.provider]
      if !isCollection || !needed.isAsync { own = own.needing(needed) }
    }
    // What waits needs nobody's actor: it can wait for what happens there.
    if own.isAsync { own.actor = actor }
    own.failure = own.failure.visible(as: graph.providers[provider].access, table)
    return own
  }

  /// Twins are one provider to their users, who write one `try` and `await` for all builds: so what one does the other
  /// does. Two that throw otherwise may throw anything, for a type of error need not be there in both builds. Whether it
  /// changed something, which users of those twins must hear of.
  private static func join(_ twins: Twins, _ effects: inout [BuildEffects]) -> Bool {
    var changed = false
    for group in twins.all {
      let first = effects[group[0]]
      var joined = group.reduce(first) { $0.needing(effects[$1]) }
      if !group.allSatisfy({ effects[$0].failure == first.failure }) { joined.failure = .anything }
      for provider in group {
        // Of two actors neither gives way, which is reported.
        let all = BuildEffects(
          failure: joined.failure, isAsync: joined.isAsync, actor: effects[provider].actor ?? joined.seenActor
        )
        if effects[provider] == all { continue }
        effects[provider] = all
        changed = true
      }
    }
    return changed
  }
}

extension BuildEffects.Failure {
  /// An error that the accessor's readers cannot name is any error to them.
  fileprivate func visible(as access: Access, _ table: TypeTable) -> Self {
    guard case .typed(let error) = self else { return self }
    let own = table.declaration(error.identity).map { table.access(of: $0) }
    return own ?? .public < access ? .anything : self
  }
}
