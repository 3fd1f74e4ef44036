// SPDX-License-Identifier: MIT

/// Reports providers that need each other in a circle.
struct CycleCheck {
  let graph: Graph

  /// A parameter that is to ask later.
  private struct Break: Hashable {
    var provider: Int
    var parameter: Int
  }

  /// Reports a cycle of each component that has one, and those that remain once each is broken as it proposes.
  func report(_ components: [[Int]], _ diagnostics: inout DiagnosticCollector) {
    for component in components where isCycle(component) {
      guard component.count > 1, let builds = builds(apartBy: component) else {
        report(component, in: .always, &diagnostics)
        continue
      }
      // What is a cycle only if two `#if`s hold that cannot is none.
      for build in builds {
        for part in parts(of: component, in: build) { report(part, in: build, &diagnostics) }
      }
    }
  }

  /// Whether there may be a cycle: nearly all providers are alone, and do not need themselves.
  private func isCycle(_ component: [Int]) -> Bool {
    component.count > 1 || graph.needs(of: component[0]).contains { $0.provider == component[0] }
  }

  /// Of a tangle the first hundred: for each one all that is left is searched.
  private func report(_ component: [Int], in build: Condition, _ diagnostics: inout DiagnosticCollector) {
    let apart = elementsApart(in: component, build)
    var broken = apart
    var waiting = apart.isEmpty ? [component] : parts(of: component, in: build, without: broken)
    while let next = waiting.popLast(), broken.count < apart.count + 100 {
      guard let cycle = cycle(in: next, build, without: broken) else { continue }
      diagnostics.report(diagnostic(of: cycle))
      let step = breakable(cycle)
      broken.insert(Break(provider: step.provider, parameter: step.parameter))
      waiting += parts(of: next, in: build, without: broken)
    }
  }

  /// The steps to elements of which nobody in the component gets one that needs it.
  private func elementsApart(in component: [Int], _ build: Condition) -> Set<Break> {
    let members = Set(component)
    let steps = component.filter { graph.providers[$0].isCollection }.flatMap { collection in
      graph.needs(of: collection, in: build).filter { members.contains($0.provider) }.map { (collection, $0) }
    }
    guard steps.contains(where: { graph.owner(of: $1.provider).isChild }) else { return [] }
    let elements = ElementsInCycles(of: component, in: build, graph)
    let apart = steps.filter { !elements.isInCycle($1.provider, of: $0) }
    return Set(apart.map { Break(provider: $0, parameter: $1.parameter) })
  }

  /// The steps from a component's first provider back to itself; nil where there are none.
  private func cycle(in component: [Int], _ build: Condition, without broken: Set<Break>) -> [Routes.Step]? {
    let needs = { provider in self.needs(of: provider, in: build, without: broken) }
    guard let start = component.min(by: { graph.providers[$0].place < graph.providers[$1].place }) else {
      return nil
    }
    let members = Set(component)
    return graph.shortestWay(
      from: start, by: { needs($0).filter { members.contains($0.provider) } }, to: { $0 == start })
  }

  private func needs(of provider: Int, in build: Condition, without broken: Set<Break>) -> [Graph.Need] {
    let needs = graph.needs(of: provider, in: build)
    if broken.isEmpty { return needs }
    return needs.filter { !broken.contains(Break(provider: provider, parameter: $0.parameter)) }
  }

  /// The components that are left of one in some builds.
  private func parts(
    of component: [Int], in build: Condition, without broken: Set<Break> = []
  ) -> [[Int]] {
    let present = component.filter { !graph.providers[$0].condition.excludes(build) }
    let numbers = Dictionary(uniqueKeysWithValues: present.enumerated().map { ($1, $0) })
    let edges = present.map { needs(of: $0, in: build, without: broken).compactMap { numbers[$0.provider] } }
    return Components.of(edges).map { $0.map { present[$0] } }
  }

  // MARK: Conditions

  /// The kinds of builds that have different edges between some providers; nil where no `#if` decides, or too many.
  private func builds(apartBy component: [Int]) -> [Condition]? {
    let conditions = component.flatMap { number in
      [graph.providers[number].condition] + graph.rows[number].map(\.condition)
    }
    return conditions.allSatisfy(\.isAlways) ? nil : Configurations.apart(conditions)
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

  /// The first step that somebody wrote: where a dependency can be asked for later, which breaks the cycle.
  private func breakable(_ cycle: [Routes.Step]) -> Routes.Step {
    cycle.first { graph.providers[$0.provider].construction.isWritten } ?? cycle[0]
  }

  private func mend(of cycle: [Routes.Step]) -> Diagnostic.Note {
    let step = breakable(cycle)
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
