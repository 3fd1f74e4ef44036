// SPDX-License-Identifier: MIT

/// Says what is wrong with parameters that nothing fills: the error, the route to it, near misses, the mend.
struct ProblemReport {
  let graph: Graph
  let index: ProviderIndex
  private var refused: RefusedProviders { index.refused }
  private let beside: [BesideProvider]
  private let unannotated: Unannotated
  let routes: Routes
  /// What modules below require, by its type.
  private let requirements: [ResolvedType: [Provider]]
  let forgotten: ForgottenArguments

  init(
    of problems: [Resolver.Problem], graph: Graph, index: ProviderIndex, table: TypeTable,
    beside: [BesideProvider]
  ) {
    forgotten = ForgottenArguments(among: problems, in: graph)
    self.graph = graph
    self.index = index
    self.beside = beside
    unannotated = Unannotated(table: table)
    routes = Routes(graph: graph)
    let required = graph.requirements(below: table.model.module).map { graph.providers[$0] }
    requirements = Dictionary(grouping: required, by: \.concrete)
  }

  func report(_ problems: [Resolver.Problem], _ diagnostics: inout DiagnosticCollector) {
    var missing: [Missing: [Resolver.Problem]] = [:]
    var ofGenerics: [Place: Missing] = [:]
    var conditional: [Conditional: [Resolver.Problem]] = [:]
    for problem in (problems + forgotten.below).ordered(by: { parameter(of: $0).place }) {
      guard !isFollowUp(problem) else { continue }
      switch problem.kind {
      case .onlyNamed where forgotten.hint(for: problem) == nil: diagnostics.report(diagnostic(of: problem))
      case .missing, .empty, .onlyNamed:
        var key = missingKey(of: problem)
        // What uses of a generic provider miss at one place is one mistake.
        if graph.providers[problem.provider].isInstance {
          let place = parameter(of: problem).place
          key = ofGenerics[place] ?? key
          ofGenerics[place] = key
        }
        missing[key, default: []].append(problem)
      case .conditional(let condition, _):
        conditional[Conditional(missing: missingKey(of: problem), condition: condition), default: []].append(
          problem)
      default: diagnostics.report(diagnostic(of: problem))
      }
    }
    // One missing provider is one error, however many need it.
    for group in missing.values { diagnostics.report(diagnostic(ofMissing: group)) }
    for group in conditional.values { diagnostics.report(diagnostic(ofConditional: group)) }
  }

  func nearMisses(of parameter: Provider.Parameter, in module: String) -> NearMisses {
    NearMisses(
      index: index, beside: beside, unannotated: unannotated, parameter: parameter, module: module)
  }

  func parameter(of problem: Resolver.Problem) -> Provider.Parameter {
    asked(graph.providers[problem.provider].parameters[problem.parameter])
  }

  func isFollowUp(_ problem: Resolver.Problem) -> Bool {
    switch problem.kind {
    case .missing, .onlyNamed, .empty, .conditional:
      let type = parameter(of: problem).type
      if isAnsweredTwice(problem) { return true }
      if case .empty = problem.kind, refused.contains(elementOf: type) { return true }
      let identity = type.identity
      return isRefused(identity) || (identity.wrapped ?? identity.result).map(isRefused) == true
    default: return forgotten.isFollowUp(problem)
    }
  }

  /// Whether it, or the generic type that it is a case of, may have been meant to be provided.
  private func isRefused(_ type: TypeIdentity) -> Bool {
    refused.contains(type) || refused.contains(type.withoutArguments)
  }

  /// Where a subtype is to stand for a type that has a provider of its own, it is reported that there are two.
  private func isAnsweredTwice(_ problem: Resolver.Problem) -> Bool {
    let parameter = parameter(of: problem)
    guard parameter.match?.isOnlyWay == true else { return false }
    let module = graph.providers[problem.provider].module
    return index.candidates(for: parameter.type.identity, named: nil, in: module).contains {
      $0.provider != problem.provider && graph.providers[$0.provider].module == module
    }
  }

  /// Common values are told apart by their names, so each name is a provider of its own that is missing.
  private struct Missing: Hashable {
    var type: TypeIdentity
    var name: String
  }

  private func missingKey(of problem: Resolver.Problem) -> Missing {
    let parameter = parameter(of: problem)
    let name = parameter.type.isCommonValue ? parameter.nameForProvider : ""
    return Missing(type: parameter.type.identity, name: parameter.named?.text ?? name)
  }

  private struct Conditional: Hashable {
    var missing: Missing
    var condition: Condition
  }

  // MARK: Missing

  func diagnostic(ofMissing group: [Resolver.Problem]) -> Diagnostic {
    let first = parameter(of: group[0])
    let module = graph.providers[group[0].provider].module
    if case .empty = group[0].kind {
      return Diagnostic(
        .emptyCollection, "nothing joins the collection '[\(first.type.elementTitle)]'", at: first.place,
        notes: route(to: group[0]) + others(in: group) + nearMisses(of: first, in: module).elements)
    }
    let way = route(to: group[0])
    if let bare = index.table.bareGeneric(in: first.type.identity) {
      return Diagnostic(
        .unboundGeneric, "'\(bare)' is written without its arguments; say for what it is: \(bare)<…>",
        at: first.place, notes: way)
    }
    let mends =
      [
        { group.compactMap(forgotten.hint) }, { underOtherConditions(group[0]) },
        { nearMisses(behindResultOf: first, in: module) }, { nearMisses(of: first, in: module).notes },
      ].lazy.map { $0() }.first { !$0.isEmpty } ?? []
    return Diagnostic(
      .missingProvider, "no provider for \(first.wanted)", at: first.named?.place ?? first.place,
      notes: way + others(in: group) + requirements(of: first) + mends)
  }

  /// Modules below that require the same of a target which has nobody above it: one provider serves all.
  private func requirements(of parameter: Provider.Parameter) -> [Diagnostic.Note] {
    guard !index.table.model.isLibrary, parameter.named == nil else { return [] }
    return (requirements[parameter.type] ?? []).map { .init("'\($0.module)' requires it too", at: $0.place) }
  }

  /// Further consumers that miss the same: each at its place, or, where they are a crowd, the first few.
  func others(in group: [Resolver.Problem]) -> [Diagnostic.Note] {
    let first = parameter(of: group[0])
    let others = group.dropFirst().filter {
      parameter(of: $0).place != first.place || parameter(of: $0).type != first.type
    }
    let shown = others.count > 5 ? others.prefix(4) : others[...]
    let notes = shown.map { problem in
      let own = parameter(of: problem)
      let what = own.type == first.type ? "it too," : own.wanted
      return Diagnostic.Note(
        "'\(graph.providers[problem.provider].title)' needs \(what) for its parameter '\(own.name)'",
        at: own.place)
    }
    guard let next = others.dropFirst(shown.count).first else { return notes }
    let title = graph.providers[next.provider].title
    return notes + [
      .init(
        "\(others.count - shown.count) more parameters need it, the first of them in '\(title)'; one provider mends all",
        at: parameter(of: next).place)
    ]
  }

  /// The way from an accessor down to the parameter.
  func route(to problem: Resolver.Problem) -> [Diagnostic.Note] {
    let notes = graph.notes(on: routes.shortest(to: problem.provider))
    if parameter(of: problem).match?.isOnlyWay == true { return notes }
    let wanted = parameter(of: problem).wanted
    return notes + [graph.step(problem.provider, parameter: problem.parameter, needs: wanted)]
  }

  // MARK: The others

  private func diagnostic(of problem: Resolver.Problem) -> Diagnostic {
    let parameter = parameter(of: problem)
    switch problem.kind {
    case .missing, .empty: return diagnostic(ofMissing: [problem])
    case .conditional: return diagnostic(ofConditional: [problem])
    case .tooManyBuilds: return tooManyBuilds(problem)
    case .tied(let targets, let rule): return tied(targets, rule, problem)
    case .onlyNamed(let targets): return onlyNamed(targets, problem)
    case .several(let targets):
      return Diagnostic(
        .ambiguousProvider, "'\(index.provided(targets[0]).type.title)' is provided by several modules",
        at: parameter.place,
        notes: route(to: problem) + choices(targets) + [mend(ofSeveral: targets, problem)])
    case .severalOwners(let targets): return severalOwners(targets, problem)
    case .unfitting(let type, let target): return unfitting(type, of: target, problem)
    case .unforwardable(let argument, let target): return unforwardable(argument, of: target, problem)
    case .unforwarded(let arguments, let target): return unforwarded(arguments, of: target, problem)
    case .notLeftOut:
      return Diagnostic(
        .unsupportedDeclaration,
        "'\(parameter.name)' has no label and cannot be left out before another value without one",
        at: parameter.place,
        notes: [
          .init("provide '\(parameter.type.title)', or give '\(parameter.name)' a label", at: parameter.place)
        ])
    }
  }

  private func mend(ofSeveral targets: [Graph.Target], _ problem: Resolver.Problem) -> Diagnostic.Note {
    let own = graph.providers[problem.provider].module
    let isOneOwn = targets.contains { graph.providers[$0.provider].module == own }
    let imports = isOneOwn ? "" : ", or import only one of their modules"
    return .init(
      "give all but one of them a name, which only '@named' or an equal label takes: name: someName\(imports)",
      at: parameter(of: problem).place)
  }

  private func onlyNamed(_ targets: [Graph.Target], _ problem: Resolver.Problem) -> Diagnostic {
    let parameter = parameter(of: problem)
    let names = targets.compactMap(index.name)
    let near = Spelling.nearest(to: parameter.nameForProvider, in: names)
    // A program has many strings: that one of them is provided does not make it the one that is missing.
    let isOther = parameter.type.isCommonValue && near == nil
    let choice = "write behind the parameter: /* @named(\(near ?? names[0])) */"
    return Diagnostic(
      .ambiguousProvider,
      "'\(index.provided(targets[0]).type.title)' is only provided under names; say which one",
      at: parameter.place,
      notes: route(to: problem) + choices(targets)
        + [
          .init(
            isOther ? "\(parameter.valueMend), or for one of these /* @named(\(names[0])) */" : choice,
            at: parameter.place)
        ])
  }

  private func tied(
    _ targets: [Graph.Target], _ rule: MatchRule, _ problem: Resolver.Problem
  ) -> Diagnostic {
    let parameter = parameter(of: problem)
    let exact =
      parameter.match?.isOnlyWay == true ? "" : "provide one of them as '\(parameter.type.title)' itself, or "
    return Diagnostic(
      .ambiguousProvider,
      "'\(parameter.type.title)' has \(targets.count) \(rule) subtypes that are provided, all equally far",
      at: parameter.place,
      notes: route(to: problem) + choices(targets)
        + [
          .init(
            "\(exact)give all but one of them names, which no rule takes: name: someName", at: parameter.place
          )
        ])
  }

  /// What could be meant: each at its place, or, where they are a crowd, the first few.
  func choices(_ targets: [Graph.Target]) -> [Diagnostic.Note] {
    // The line that counts the others never stands for one alone.
    let shown = targets.count > 9 ? targets.prefix(8) : targets[...]
    let notes = shown.map { target in
      Diagnostic.Note("'\(choiceTitle(target))' is provided here", at: graph.providers[target.provider].place)
    }.ordered(by: \.place)
    guard let next = targets.dropFirst(shown.count).first else { return notes }
    return notes + [
      .init(
        "\(targets.count - shown.count) more are provided, the first of them '\(choiceTitle(next))'",
        at: graph.providers[next.provider].place)
    ]
  }

  private func choiceTitle(_ target: Graph.Target) -> String {
    let provider = graph.providers[target.provider]
    return provider.name ?? "\(provider.module).\(provider.title)"
  }
}

extension Provider.Parameter {
  /// What diagnostics say it needs.
  var wanted: String {
    "'\(type.title)'" + (named.map { " named '\($0.text.withoutBackticks)'" } ?? "")
  }
}

extension [Provider.Parameter] {
  var namesInQuotes: String { map { "'\($0.nameForProvider)'" }.joined(separator: ", ") }

  /// `argument 'id'`, or `arguments 'id', 'name'`.
  var asArguments: String { "argument\(count > 1 ? "s" : "") \(namesInQuotes)" }

  /// Where each is declared, for an error that is elsewhere.
  var declarations: [Diagnostic.Note] {
    map { .init("'\($0.nameForProvider)' is declared here", at: $0.place) }
  }
}
