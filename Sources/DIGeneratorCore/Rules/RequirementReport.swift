// SPDX-License-Identifier: MIT

/// Says what is wrong where a requirement is not met.
struct RequirementReport {
  let graph: Graph
  let index: ProviderIndex
  private var root: String { index.table.model.module }

  private func provider(_ requirement: Int) -> Provider { graph.providers[requirement] }
  private func type(_ requirement: Int) -> String { "'\(provider(requirement).concrete.title)'" }
  private func module(_ requirement: Int) -> String { "'\(provider(requirement).module)'" }

  // MARK: Missing

  /// A requirement of a target that has nobody above it.
  func own(_ requirement: Int, _ report: ProblemReport) -> Diagnostic {
    // What they propose is not all that is to be done: the directive has to go.
    let near = report.nearMisses(of: provider(requirement).parameters[0], in: root).found.map {
      Diagnostic.Note($0.message, at: $0.place)
    }
    return Diagnostic(
      .unsatisfiedRequirement,
      "nothing is above '\(root)' that could provide \(type(requirement)); '@require' is for libraries",
      at: provider(requirement).place,
      notes: near.isEmpty ? [wayOut(requirement, "provide it here instead")] : near)
  }

  /// What one module requires, or several.
  func missing(_ group: [Int], _ report: ProblemReport) -> Diagnostic {
    let first = group[0]
    let others = group.dropFirst().map {
      Diagnostic.Note("\(module($0)) requires it too", at: provider($0).place)
    }
    let near = near(first, report)
    return Diagnostic(
      .unsatisfiedRequirement,
      "\(module(first)) requires \(type(first)) from above, and '\(root)' has no provider for it",
      at: provider(first).place,
      notes: route(to: first, report.routes) + others
        + (near.isEmpty ? [outOfReach(first) ?? wayOut(first, "provide it in '\(root)'")] : near))
  }

  /// Who is in another package cannot name what is for one package alone.
  private func outOfReach(_ requirement: Int) -> Diagnostic.Note? {
    let (table, type) = (index.table, provider(requirement).concrete)
    guard let declaration = table.declaration(type.identity),
      !table.isVisible(table.access(of: declaration), from: declaration.module, in: root),
      let package = table.model.packages[declaration.module]
    else { return nil }
    return .init(
      "'\(type.title)' is for the package '\(package)' alone, so nothing in '\(root)' can provide it; make it public",
      at: declaration.place)
  }

  /// Near misses, but for those in the module that requires it: it could provide it itself, but does not want to.
  private func near(_ requirement: Int, _ report: ProblemReport) -> [Diagnostic.Note] {
    let model = index.table.model
    let own = Set(model.files.filter { $0.module == provider(requirement).module }.map(\.path))
    return report.nearMisses(of: provider(requirement).parameters[0], in: root).found.filter {
      !own.contains($0.place.path)
    }
  }

  private func wayOut(_ requirement: Int, _ start: String) -> Diagnostic.Note {
    let (type, spelling) = (provider(requirement).concrete, provider(requirement).provided[0].spelling)
    let function = "// @provide above a static func that returns '\(spelling)'"
    let ways =
      spelling.isExistential
      ? "// @provide(as: \(type.title)) above a type that is one, or \(function)" : function
    return .init("\(start), for instance with \(ways)", at: provider(requirement).place)
  }

  /// The way from an accessor of the module's down to the requirement.
  private func route(to requirement: Int, _ routes: Routes) -> [Diagnostic.Note] {
    routes.shortest(to: requirement).map { step in
      let needs = step.needs == requirement ? type(requirement) : "'\(provider(step.needs).title)'"
      return graph.step(step.provider, parameter: step.parameter, needs: needs)
    }
  }

  // MARK: Not fit

  func onlyNamed(_ targets: [Graph.Target], _ requirement: Int, _ report: ProblemReport) -> Diagnostic {
    let name = provider(requirement).title
    return Diagnostic(
      .ambiguousProvider,
      "\(type(requirement)), which \(module(requirement)) requires, is only provided under other names",
      at: provider(requirement).place,
      notes: report.choices(targets) + [
        .init(
          "provide one without a name, or under the name that the requirement has: name: \(name)",
          at: provider(requirement).place)
      ])
  }

  func several(_ targets: [Graph.Target], _ requirement: Int, _ report: ProblemReport) -> Diagnostic {
    Diagnostic(
      .ambiguousProvider,
      "\(type(requirement)), which \(module(requirement)) requires, is provided by several modules",
      at: provider(requirement).place,
      notes: report.choices(targets) + [
        .init(
          "give the one that is meant the name that the requirement has (name: \(provider(requirement).title)), or all others some name",
          at: provider(requirement).place)
      ])
  }

  func arguments(_ arguments: [Provider.Parameter], of target: Graph.Target, _ requirement: Int) -> Diagnostic
  {
    let title = index.provided(target).accessor
    return Diagnostic(
      .unforwardedArgument,
      "'\(title)' has the \(arguments.asArguments), which nobody gives where \(module(requirement)) requires it",
      at: arguments[0].place,
      notes: [
        required(requirement),
        .init(
          "drop the '@arg', or give the argument\(arguments.count > 1 ? "s" : "") a default",
          at: arguments[0].place),
      ])
  }

  func conditional(
    where condition: Condition, _ targets: [Graph.Target], _ problem: Resolver.Problem,
    _ report: ProblemReport
  ) -> Diagnostic {
    let requirement = problem.provider
    return Diagnostic(
      .conditionalProvider,
      "\(module(requirement)) requires \(type(requirement)) from above, and '\(root)' has no provider for it where '\(condition)'",
      at: provider(requirement).place,
      notes: targets.flatMap { report.provided($0, for: problem) } + [
        .init("provide one where '\(condition)' too, as in an '#else'", at: provider(requirement).place)
      ])
  }

  /// What involves more than the module that requires it can know.
  func effects(of target: Graph.Target, _ requirement: Int) -> Diagnostic {
    let title = index.provided(target).accessor
    let (effects, expected) = (graph.effects[target.provider], graph.effects[requirement])
    return Diagnostic(
      effects.mistake(beyond: expected),
      "'\(title)' \(effects.words(beyond: expected)), but what \(module(requirement)) requires \(expected.expectation(of: effects))",
      at: provider(target.provider).place,
      notes: EffectRoute(graph: graph).notes(from: target.provider, bringing: effects, beyond: expected) + [
        .init(
          "\(type(requirement)) is required here\(wayOut(effects, beyond: expected))",
          at: provider(requirement).place)
      ])
  }

  private func wayOut(_ effects: BuildEffects, beyond expected: BuildEffects) -> String {
    if effects.mistake(beyond: expected) == .isolationMismatch {
      return "; where it is that actor's, mark it so, or write: // @require(async)"
    }
    let words = [
      effects.isAsync || expected.isAsync ? "async" : nil,
      effects.failure == .never && expected.failure == .never ? nil : "throws",
    ]
    return "; where it may be so, write: // @require(\(words.compactMap(\.self).joined(separator: ", ")))"
  }

  func availability(of target: Graph.Target, _ requirement: Int) -> Diagnostic {
    let attributes = provider(target.provider).availability.joined(separator: " ").onOneLine
    return Diagnostic(
      .availabilityMismatch,
      "'\(index.provided(target).accessor)' is not available everywhere, but \(module(requirement)) requires it everywhere",
      at: provider(target.provider).place,
      notes: [.init("it is \(attributes) here", at: provider(target.provider).place), required(requirement)])
  }

  private func required(_ requirement: Int) -> Diagnostic.Note {
    .init("\(type(requirement)) is required here", at: provider(requirement).place)
  }
}
