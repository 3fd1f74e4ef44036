// SPDX-License-Identifier: MIT

/// Reports dependency cycles.
struct CycleCheck {
  let graph: Graph

  /// Reports the cycles that contain a binding of the module, and those through a replacement or an element bound from
  /// above, which modules below cannot see. Skips a cycle that the remedy of an earlier one breaks. A binding that needs
  /// itself is reported by its own module only.
  var diagnostics: [Diagnostic] {
    var broken: Set<Place> = []
    return graph.cycles.filter(isOurs).compactMap { cycle in
      guard !cycle.contains(where: { broken.contains($0.parameter.place) }),
        let first = cycle.indices.filter({ cycle[$0].user.original == nil }).min(by: {
          cycle[$0].user.place < cycle[$1].user.place
        })
      else { return nil }
      let cycle = Array(cycle[first...] + cycle[..<first])
      broken.insert(breakable(cycle).parameter.place)
      return diagnostic(of: cycle)
    }
  }

  private func isOurs(_ cycle: [Edge]) -> Bool {
    cycle.contains { $0.user.module == graph.module }
      || cycle.count > 1 && cycle.contains { !graph[$0.user].lateBoundEdges.isEmpty }
  }

  // MARK: Wording

  private func diagnostic(of cycle: [Edge]) -> Diagnostic {
    // A requirement usually has the name of the provider that meets it, so its module is written in front.
    let titles = cycle.map { $0.user.isRequired ? "\($0.user.module).\($0.user.title)" : $0.user.title }
    return Diagnostic(
      .dependencyCycle, "dependency cycle: \((titles + [titles[0]]).joined(separator: " → "))",
      at: cycle[0].parameter.place, notes: cycle.map(\.note) + [suggestion(for: cycle)])
  }

  /// The step to break: the first whose parameter is written in the sources, so that its type can become a deferred
  /// one.
  private func breakable(_ cycle: [Edge]) -> Edge {
    cycle.first { ($0.user.written != nil || $0.user.injection != nil) && !$0.parameter.isReplacement }
      ?? cycle[0]
  }

  private func suggestion(for cycle: [Edge]) -> Note {
    let outer = breakable(cycle).user
    let parameter = breakable(cycle).parameter
    // The deferred edge builds every provider of the cycle, so its type must allow the effects of all.
    let effects = cycle.reduce(BuildEffects.none) { $0.needing(graph[$1.user].transitiveEffects) }
    let type = parameter.laterType(passing: effects, isMemberwise: outer.isMemberwise)
    let message: Advice =
      if outer.replaces != nil, cycle.count(where: { !$0.parameter.isReplacement }) == 1 {
        "a replacement gets the value that it replaces only by its type, or by '@named'"
      } else if cycle.count == 1 {
        "'\(outer.title)' cannot be built from itself; drop the parameter, or take a '\(type, .type)'"
      } else {
        "to break it, take a '\(type, .type)' for the \(parameter.word) '\(parameter.name)' of '\(outer.owningTitle)', or move the code that both need into a third type"
      }
    return parameter.place.note(message)
  }
}

extension Parameter {
  /// The deferred type for the same dependency: `Lazy`, or a function type where `Lazy` cannot pass on the effects.
  fileprivate func laterType(passing effects: BuildEffects, isMemberwise: Bool) -> TypeSyntax {
    var type = (self.type.unwrapped ?? self.type).spelling.withoutAliases.unprefixed
    if case .opaque(let constraint) = type { type = .existential(constraint) }
    if !effects.isAsync, effects.failure == .never, !effects.isOnOtherActor {
      let later = TypeSyntax.named([.init(name: "Lazy", arguments: [type])])
      return isInjected && self.type.unwrapped != nil ? .unwrapped(later) : later
    }
    let function = TypeSyntax.function(
      [], Effects(isAsync: effects.isAsync, throwing: effects.failure.throwing), type)
    return function.prefixed(escapes: !isMemberwise, actor: effects.seenActor, isSendable: true)
  }
}
