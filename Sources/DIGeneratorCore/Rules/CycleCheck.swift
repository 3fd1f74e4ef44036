// SPDX-License-Identifier: MIT

/// Reports providers that need each other in a circle.
enum CycleCheck {
  /// Reports a cycle of each component that has one, and those that remain once each is broken as it proposes.
  static func report(_ components: [[Provider]], _ diagnostics: inout DiagnosticCollector) {
    for component in components
    where component.count > 1 || component[0].needsInRoot.contains(where: { $0.provider == component[0] }) {
      for diagnostic in cycles(in: component) { diagnostics.report(diagnostic) }
    }
  }

  /// Of a tangle the first hundred: for each one all that is left is searched.
  private static func cycles(in component: [Provider]) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var broken: [Provider: Set<Place>] = [:]
    let needs = { (provider: Provider) in
      provider.needsInRoot.filter { broken[provider]?.contains($0.parameter.place) != true }
    }
    var waiting = [component]
    while let next = waiting.popLast(), found.count < 100 {
      let members = Set(next)
      guard let start = next.min(by: { $0.place < $1.place }),
        let cycle = Routes.shortest(
          from: start, by: { needs($0).filter { members.contains($0.provider) } }, to: { $0 == start })
      else { continue }
      let apart = stepApart(in: cycle)
      if apart == nil { found.append(diagnostic(of: cycle)) }
      let step = apart ?? breakable(cycle)
      broken[step.user, default: []].insert(step.parameter.place)
      waiting += Components.of(next) { needs($0).map(\.provider) }
    }
    return found
  }

  /// A step that is never done on the cycle: no build has all that is on it, or what something kept on it would get as an
  /// element belongs to a child of the container that keeps it.
  private static func stepApart(in cycle: [Graph.Need]) -> Graph.Need? {
    if !Condition.conjunction(cycle.map(\.user.condition)).mayHold { return breakable(cycle) }
    return cycle.first { step in
      step.user.isCollection
        && cycle.contains {
          $0.user.lifetime.isKept && !$0.user.foundOwner.isWithin(step.provider.foundOwner)
        }
    }
  }

  // MARK: Wording

  private static func diagnostic(of cycle: [Graph.Need]) -> Diagnostic {
    // What is required has the name that its provider above usually has too.
    let titles = cycle.map { $0.user.isRequired ? "\($0.user.module).\($0.user.title)" : $0.user.title }
    let notes = cycle.indices.map {
      cycle[$0].user.step(cycle[$0].parameter, needs: "'\(titles[($0 + 1) % titles.count])'")
    }
    return Diagnostic(
      .dependencyCycle, "dependency cycle: \((titles + [titles[0]]).joined(separator: " → "))",
      at: cycle[0].parameter.place, notes: notes + [mend(of: cycle)])
  }

  /// The first step that somebody wrote: where a dependency can be asked for later, which breaks the cycle.
  private static func breakable(_ cycle: [Graph.Need]) -> Graph.Need {
    cycle.first { $0.user.construction.isWritten } ?? cycle[0]
  }

  private static func mend(of cycle: [Graph.Need]) -> Diagnostic.Note {
    let (outer, parameter) = (breakable(cycle).user, breakable(cycle).parameter)
    // Whoever asks later has it done with all that building any of them involves.
    let effects = cycle.reduce(BuildEffects.none) { $0.needing($1.user.buildEffects) }
    let type = parameter.laterType(passing: effects, isMemberwise: outer.isMemberwise)
    let message =
      cycle.count == 1
      ? "'\(outer.title)' cannot be built from itself; drop the parameter, or take a '\(type)'"
      : "to break it, take a '\(type)' for the parameter '\(parameter.name)' of '\(outer.title)', or move what both need into a third"
    return .init(message, at: parameter.place)
  }
}

extension Provider.Parameter {
  /// The type that asks for the same later, and can pass on what that involves: a function's where a `Lazy` cannot.
  fileprivate func laterType(passing effects: BuildEffects, isMemberwise: Bool) -> TypeSyntax {
    var type = (self.type.unwrapped ?? self.type).spelling.unprefixed
    if case .opaque(let constraint) = type { type = .existential(constraint) }
    if !effects.isAsync, effects.failure == .never, !effects.isOnOtherActor {
      return .named([.init(name: "Lazy", arguments: [type])])
    }
    let function = TypeSyntax.function(
      [], Effects(isAsync: effects.isAsync, throwing: effects.failure.throwing), type)
    let actor = effects.seenActor.map { ["@\($0)"] } ?? []
    return .prefixed((isMemberwise ? [] : ["@escaping"]) + actor + ["@Sendable"], function)
  }
}
