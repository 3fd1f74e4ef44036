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
  func own(_ requirement: Int, _ nearMisses: NearMisses) -> Diagnostic {
    // What they propose is not all that is to be done: the directive has to go.
    let near = nearMisses.near(provider(requirement).parameters[0], in: root).map {
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
    let near = near(first, report.nearMisses)
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
  private func near(_ requirement: Int, _ nearMisses: NearMisses) -> [Diagnostic.Note] {
    let model = index.table.model
    let own = Set(model.files.filter { $0.module == provider(requirement).module }.map(\.path))
    return nearMisses.near(provider(requirement).parameters[0], in: root).filter {
      !own.contains($0.place.path)
    }
  }

  private func wayOut(_ requirement: Int, _ start: String) -> Diagnostic.Note {
    let type = provider(requirement).concrete
    let function =
      "// @provide above a static func that returns '\(provider(requirement).provided[0].spelling)'"
    let isPromise = if case .existential = provider(requirement).provided[0].spelling { true } else { false }
    let ways =
      isPromise ? "// @provide(as: \(type.title)) above a type that is one, or \(function)" : function
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
    let names = arguments.map { "'\($0.nameForProvider)'" }.joined(separator: ", ")
    return Diagnostic(
      .unforwardedArgument,
      "'\(title)' has the argument\(arguments.count > 1 ? "s" : "") \(names), which nobody gives where \(module(requirement)) requires it",
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

  /// What throws although the module that requires it cannot know.
  func effects(of target: Graph.Target, _ requirement: Int) -> Diagnostic {
    let title = index.provided(target).accessor
    return Diagnostic(
      .effectMismatch,
      "'\(title)' may throw, but \(module(requirement)) requires \(type(requirement)) without errors",
      at: provider(target.provider).place,
      notes: thrower(behind: target.provider) + [
        .init(
          "\(type(requirement)) is required here; where it may throw, write: // @require(throws)",
          at: provider(requirement).place)
      ])
  }

  /// The steps to what throws by itself; nothing where that is the provider in question.
  private func thrower(behind start: Int) -> [Diagnostic.Note] {
    var notes: [Diagnostic.Note] = []
    var next = start
    while provider(next).failure == .never, notes.count < graph.providers.count,
      let need = graph.needs(of: next).first(where: { graph.failures[$0.provider] != .never })
    {
      notes.append(graph.step(next, parameter: need.parameter, needs: "'\(provider(need.provider).title)'"))
      next = need.provider
    }
    return next == start
      ? [] : notes + [.init("'\(provider(next).title)' throws here", at: provider(next).place)]
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
