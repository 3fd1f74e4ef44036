// SPDX-License-Identifier: MIT

/// Reports providers that need each other in a circle.
struct CycleCheck {
  let graph: Graph

  /// Reports one cycle of each component that has one: a shortest through its first provider.
  func report(_ components: [[Int]], _ diagnostics: inout DiagnosticCollector) {
    for component in components {
      guard component.count > 1, let builds = builds(apartBy: component) else {
        report(component, in: .always, &diagnostics)
        continue
      }
      for build in builds { report(inBuild: build, component, &diagnostics) }
    }
  }

  private func report(_ component: [Int], in build: Condition, _ diagnostics: inout DiagnosticCollector) {
    guard mayBeCycle(component, in: build),
      let start = component.min(by: { graph.providers[$0].place < graph.providers[$1].place }),
      let cycle = shortestCycle(from: start, within: Set(component), in: build)
    else { return }
    diagnostics.report(diagnostic(of: cycle))
  }

  /// Nearly all providers are alone, and do not need themselves.
  private func mayBeCycle(_ component: [Int], in build: Condition) -> Bool {
    guard component.count == 1 else { return true }
    return graph.needs(of: component[0], in: build).contains { $0.provider == component[0] }
  }

  /// The steps from a provider back to itself.
  private func shortestCycle(
    from start: Int, within component: Set<Int>, in build: Condition
  ) -> [Routes.Step]? {
    let needs = { provider in
      graph.needs(of: provider, in: build).filter { component.contains($0.provider) }
    }
    return graph.shortestWay(from: start, by: needs, to: { $0 == start })
  }

  // MARK: Conditions

  /// The kinds of builds that have different edges between some providers; nil where no `#if` decides, or too many.
  private func builds(apartBy component: [Int]) -> [Condition]? {
    let conditions = component.flatMap { number in
      [graph.providers[number].condition] + graph.rows[number].map(\.condition)
    }
    return conditions.allSatisfy(\.isAlways) ? nil : Configurations.apart(conditions)
  }

  /// What is a cycle only if two `#if`s hold that cannot is none.
  private func report(inBuild build: Condition, _ component: [Int], _ diagnostics: inout DiagnosticCollector)
  {
    let present = component.filter { !graph.providers[$0].condition.excludes(build) }
    let numbers = Dictionary(uniqueKeysWithValues: present.enumerated().map { ($1, $0) })
    let edges = present.map { graph.needs(of: $0, in: build).compactMap { numbers[$0.provider] } }
    for part in Components.of(edges) { report(part.map { present[$0] }, in: build, &diagnostics) }
  }

  // MARK: Wording

  private func diagnostic(of cycle: [Routes.Step]) -> Diagnostic {
    let titles = cycle.map { graph.providers[$0.provider].titleInCycle }
    let path = (titles + [titles[0]]).joined(separator: " → ")
    let notes = cycle.indices.map { position in
      graph.step(
        cycle[position].provider, parameter: cycle[position].parameter,
        needs: "'\(titles[(position + 1) % titles.count])'")
    }
    let first = graph.providers[cycle[0].provider].parameters[cycle[0].parameter]
    return Diagnostic(
      .dependencyCycle, "dependency cycle: \(path)", at: first.place, notes: notes + [mend(of: cycle)])
  }

  /// Where a dependency can be asked for later, which breaks the cycle.
  private func mend(of cycle: [Routes.Step]) -> Diagnostic.Note {
    let step = cycle.first { graph.providers[$0.provider].construction.isWritten } ?? cycle[0]
    let outer = graph.providers[step.provider]
    let parameter = outer.parameters[step.parameter]
    // Whoever asks later has it done with all that building any of them involves.
    let effects = cycle.map { graph.effects[$0.provider] }.reduce(BuildEffects.none) { $0.needing($1) }
    let type = parameter.laterType(passing: effects, isMemberwise: outer.isMemberwise)
    let message =
      cycle.count == 1
      ? "'\(outer.title)' cannot be built from itself; drop the parameter, or take a '\(type)'"
      : "to break it, take a '\(type)' for the parameter '\(parameter.name)' of '\(outer.title)', or move what both need into a third"
    return .init(message, at: parameter.place)
  }
}

extension Provider {
  /// What is required has the name that its provider above usually has too.
  fileprivate var titleInCycle: String { isRequired ? "\(module).\(title)" : title }
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
