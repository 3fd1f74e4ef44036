// SPDX-License-Identifier: MIT

/// The effects of building each binding: its own and its dependencies' effects.
struct EffectFlow {
  private var effects: [Binding.ID: BuildEffects] = [:]

  subscript(binding: Binding) -> BuildEffects { effects[binding.id] ?? binding.ownEffects }

  /// `order` lists each binding after its dependencies. Bindings in a cycle keep their own effects: the cycle is reported,
  /// and errors that follow from it are not.
  init(through order: [Binding], besides cycles: [[Edge]], _ wiring: Wiring, _ index: BindingIndex) {
    // If no binding has effects of its own, none gets any.
    if order.allSatisfy({ $0.ownEffects == .none }) { return }
    let inCycle = Set(cycles.joined().map(\.user.id))
    let rest = order.filter { !inCycle.contains($0.id) }
    let groups = wiring.accessors.variantGroups
    var before: [Binding.ID: BuildEffects]
    // Repeats because a replacement has the effects of the replaced accessor, which comes later in the order.
    repeat {
      before = effects
      for binding in rest {
        effects[binding.id] =
          binding.predecessor.map { self[$0] }
          ?? binding.effects(
            needing: wiring[binding].eagerEdges, as: index.access(of: binding), in: index.table
          ) { self[$0] }
      }
      groups.forEach { join($0) }
    } while effects != before
  }

  /// Variants under `#if` are one accessor to their users, who write one `try` and `await` for all builds, so each
  /// variant has the effects of all. If their failures differ, they throw any error: an error type may be missing in
  /// some builds.
  private mutating func join(_ group: [Binding]) {
    let all = group.map { self[$0] }
    var joined = all.reduce(all[0]) { $0.needing($1) }
    if !all.allSatisfy({ $0.failure == all[0].failure }) { joined.failure = .anything }
    for (binding, own) in zip(group, all) {
      effects[binding.id] = joined
      // A variant that is isolated to an actor keeps it, even if another variant has another actor.
      effects[binding.id]?.actor = own.actor ?? joined.seenActor
    }
  }
}

extension Binding {
  /// The binding's own effects, joined with its dependencies' and, under `#if`, its variants' effects.
  func effects(
    needing edges: [Edge], as access: Access, in table: TypeTable, _ effects: (Binding) -> BuildEffects
  ) -> BuildEffects {
    var all = ownEffects
    // The requiring module is compiled without its provider, so only the effects stated by `@require` count.
    if isRequired { return all }
    if !condition.isAlways { all = all.needing(effects(self)) }
    for edge in edges { all = all.needing(effects(edge.target)) }
    // An async build can await dependencies on their actors, so it takes no actor from them. But the object of an injection stays on
    // the actor of the superclass's.
    if all.isAsync {
      all.actor = ownEffects.actor ?? injection?.others.compactMap { effects($0).actor }.first
    }
    // The accessor cannot name an error type less visible than itself, so it throws any error.
    if let declared = all.error?.identity.declaration, table.access(of: declared) < access {
      all.failure = .anything
    }
    return all
  }
}
