// SPDX-License-Identifier: MIT

/// What building each provider involves: its own effects and those of everything it needs.
enum EffectFlow {
  /// Says so in each of them; they are in an order in which each comes after those that it needs. What
  /// closes a circle keeps its own: the circle is reported, and nothing that follows from it.
  static func run(
    through order: [Provider], besides inCircle: Set<Provider>, of graph: Graph, _ table: TypeTable
  ) {
    for provider in order { provider.buildEffects = provider.effects }
    // Nothing comes of nothing.
    if order.allSatisfy({ $0.effects == .none }) { return }
    let rest = order.filter { !inCircle.contains($0) }
    let groups = graph.variantGroups
    var changed = true
    func set(_ effects: BuildEffects, of provider: Provider) {
      changed = changed || effects != provider.buildEffects
      provider.buildEffects = effects
    }
    // Again for what comes later in the order, as an accessor does whose place was taken.
    while changed {
      changed = false
      for provider in rest {
        set(provider.predecessor?.buildEffects ?? effects(of: provider, table), of: provider)
      }
      for group in groups {
        let joined = joined(group)
        for provider in group {
          // Of two actors neither gives way.
          var all = joined
          all.actor = provider.buildEffects.actor ?? joined.seenActor
          set(all, of: provider)
        }
      }
    }
  }

  /// A provider's own effects, those of what it needs, and those that it has in other builds.
  static func effects(of provider: Provider, _ table: TypeTable) -> BuildEffects {
    var all = provider.effects
    // The module that requires something was built without knowing who provides it.
    if provider.isRequired { return all }
    if !provider.condition.isAlways { all = all.needing(provider.buildEffects) }
    for need in provider.needs {
      // What has to be waited for cannot join a collection. That is reported, and nothing that follows from it.
      let needed = need.provider.buildEffects
      if !provider.isCollection || !needed.isAsync { all = all.needing(needed) }
    }
    // What waits needs nobody's actor: it can wait for what happens there.
    if all.isAsync { all.actor = provider.effects.actor }
    // An error that the accessor's readers cannot name is any error to them.
    if case .typed(let error) = all.failure,
      let access = error.identity.declaration?.access, access < provider.access
    {
      all.failure = .anything
    }
    return all
  }

  /// Variants are one provider to their users, who write one `try` and `await` for all builds: so what one does the
  /// other does. Two that throw otherwise may throw anything, for a type of error need not be there in both builds.
  private static func joined(_ group: [Provider]) -> BuildEffects {
    let all = group.map(\.buildEffects)
    var joined = all.reduce(all[0]) { $0.needing($1) }
    if !all.allSatisfy({ $0.failure == all[0].failure }) { joined.failure = .anything }
    return joined
  }
}
