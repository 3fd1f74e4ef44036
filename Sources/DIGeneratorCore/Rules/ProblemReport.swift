// SPDX-License-Identifier: MIT

/// Says what is wrong with parameters that nothing fills: the error, the route to it, near misses, the mend.
struct ProblemReport {
  let index: ProviderIndex
  let beside: [BesideProvider]
  let unannotated: Unannotated
  let routes: Routes
  let forgotten: ForgottenArguments
  private let problems: [Resolver.Problem]
  private var table: TypeTable { index.table }
  private var module: String { table.model.module }

  init(of problems: [Resolver.Problem], index: ProviderIndex, beside: [BesideProvider]) {
    (self.index, self.beside) = (index, beside)
    unannotated = Unannotated(table: index.table)
    routes = Routes(graph: index.graph)
    forgotten = ForgottenArguments(among: problems)
    self.problems = problems.map { problem in
      var problem = problem
      problem.parameter = index.asked(problem.parameter)
      return problem
    }
  }

  /// What one provider would mend.
  private struct Missing: Hashable {
    var type: TypeIdentity
    /// Common values are told apart by their names.
    var name: String
    var condition: Condition?
    var isRequired: Bool
  }

  /// Reports the target's own problems; what modules below require only where nobody is above the target.
  func report(_ diagnostics: inout DiagnosticCollector) {
    var groups: [Missing: [Resolver.Problem]] = [:]
    var ofGenerics: [Place: Missing] = [:]
    let own = problems.filter {
      $0.provider.module == module || $0.provider.isRequired && !table.model.isLibrary
        || forgotten.isBelow($0)
    }
    for problem in own.sorted(by: \.parameter.place) where !isFollowUp(problem) {
      guard var missing = missing(problem) else {
        diagnostics.report(diagnostic(of: problem))
        continue
      }
      // What uses of a generic provider miss at one place is one mistake.
      if problem.provider.isInstance {
        missing = ofGenerics[problem.parameter.place] ?? missing
        ofGenerics[problem.parameter.place] = missing
      }
      groups[missing, default: []].append(problem)
    }
    var required: [String: [[Resolver.Problem]]] = [:]
    for (missing, group) in groups {
      // What the target itself needs and has not is reported there.
      let own = Missing(type: missing.type, name: "", isRequired: false)
      if missing.isRequired, missing.condition == nil {
        if groups[own] == nil { required[group[0].provider.module, default: []].append(group) }
        continue
      }
      // One missing provider is one error, however many need it.
      diagnostics.report(
        missing.condition == nil ? diagnostic(ofMissing: group) : diagnostic(ofConditional: group))
    }
    for groups in required.values { unmet(groups).forEach { diagnostics.report($0) } }
  }

  private func missing(_ problem: Resolver.Problem) -> Missing? {
    let parameter = problem.parameter
    let name = parameter.type.isCommonValue ? parameter.nameForProvider : ""
    var missing = Missing(
      type: parameter.type.identity, name: parameter.named?.text ?? name,
      isRequired: problem.provider.isRequired)
    switch problem.kind {
    case .missing, .empty: return missing
    case .onlyNamed: return forgotten.hint(for: problem) == nil ? nil : missing
    case .conditional(let condition, _):
      missing.condition = condition
      return missing
    default: return nil
    }
  }

  /// Whether a problem only follows from something that is reported.
  private func isFollowUp(_ problem: Resolver.Problem) -> Bool {
    let (parameter, refused) = (problem.parameter, index.refused)
    switch problem.kind {
    case .missing, .onlyNamed, .empty, .conditional: break
    default: return forgotten.isFollowUp(problem)
    }
    // Where a subtype is to stand for a type that has a provider of its own, it is reported that there are two.
    if parameter.match?.isOnlyWay == true {
      let all = index.candidates(for: parameter.type.identity, named: nil, in: problem.provider.module)
      if all.contains(where: {
        $0.provider != problem.provider && $0.provider.module == problem.provider.module
      }) {
        return true
      }
    }
    if case .empty = problem.kind, refused.contains(elementOf: parameter.type) { return true }
    let identity = parameter.type.identity
    // It, or the generic type that it is a case of, may have been meant to be provided.
    return [identity, identity.wrapped ?? identity.result].compactMap(\.self).contains {
      refused.contains($0) || refused.contains($0.withoutArguments)
    }
  }

  func nearMisses(of parameter: Provider.Parameter, in module: String) -> NearMisses {
    NearMisses(index: index, beside: beside, unannotated: unannotated, parameter: parameter, module: module)
  }

  /// The way from an accessor down to the parameter.
  private func route(to problem: Resolver.Problem) -> [Diagnostic.Note] {
    let way = routes.shortest(to: problem.provider).map(\.note)
    if problem.provider.isRequired || problem.parameter.match?.isOnlyWay == true { return way }
    return way + [problem.provider.step(problem.parameter, needs: problem.parameter.wanted)]
  }

  // MARK: Missing

  private func diagnostic(ofMissing group: [Resolver.Problem]) -> Diagnostic {
    let (problem, parameter, provider) = (group[0], group[0].parameter, group[0].provider)
    let way = route(to: problem)
    if case .empty = problem.kind {
      return Diagnostic(
        .emptyCollection, "nothing joins the collection '[\(parameter.type.elementTitle)]'",
        at: parameter.place,
        notes: way + others(in: group) + nearMisses(of: parameter, in: provider.module).elements)
    }
    if let bare = table.bareGeneric(in: parameter.type.identity) {
      return Diagnostic(
        .unboundGeneric, "'\(bare)' is written without its arguments; say for what it is: \(bare)<…>",
        at: parameter.place, notes: way)
    }
    let mends = [
      { group.compactMap(forgotten.hint) }, { underOtherConditions(problem) },
      { behindResult(of: parameter, in: provider.module) },
    ].lazy.map { $0() }.first { !$0.isEmpty }
    return Diagnostic(
      .missingProvider, "no provider for \(parameter.wanted)", at: parameter.named?.place ?? parameter.place,
      notes: way + others(in: group)
        + (mends ?? nearMisses(of: parameter, in: provider.module).notes))
  }

  /// Further consumers that miss the same: each at its place, or, where they are a crowd, the first few.
  private func others(in group: [Resolver.Problem]) -> [Diagnostic.Note] {
    let first = group[0].parameter
    let others = group.dropFirst().filter {
      $0.parameter.place != first.place || $0.parameter.type != first.type
    }
    let notes = others.map { problem in
      let what = problem.parameter.type == first.type ? "it too," : problem.parameter.wanted
      return Diagnostic.Note(
        "'\(problem.provider.title)' needs \(what) for its parameter '\(problem.parameter.name)'",
        at: problem.parameter.place)
    }
    return notes.shortened(to: 4) { count in
      "\(count) more parameters need it, the first of them in '\(others[others.startIndex + 4].provider.title)'; one provider mends all"
    }
  }

  /// Providers of what is missing that no build of the consumer has.
  private func underOtherConditions(_ problem: Resolver.Problem) -> [Diagnostic.Note] {
    guard index.hasConditions else { return [] }
    let (consumer, parameter) = (problem.provider, problem.parameter)
    let asked = parameter.named?.text.withoutBackticks
    let types = [parameter.type, parameter.type.unwrapped].compactMap(\.self)
    return types.flatMap { index.candidates(for: $0.identity, in: consumer.module) }.filter {
      $0.provider.condition.excludes(consumer.condition) && (asked == nil || $0.provider.name == asked)
    }.map {
      .init(
        "it is provided here, but under '#if \($0.provider.condition)', and '\(consumer.title)' is under '#if \(consumer.condition)'",
        at: $0.provided.place)
    }
  }

  /// What a function would have been given by, had its result been provided.
  private func behindResult(of parameter: Provider.Parameter, in module: String) -> [Diagnostic.Note] {
    guard let type = DeferredType(parameter, in: table), type.form == .function,
      type.result.identity != .void, !type.result.isCommonValue
    else { return [] }
    var result = parameter
    result.type = type.result
    let name = parameter.named.map { " named '\($0.text)'" } ?? ""
    let what =
      "'\(type.result.title)'\(name), which it returns, is not provided either; if it were, it could be asked for later"
    let near = nearMisses(of: result, in: module).found
    // With arguments to give, a directive is not all that is to be written.
    let alone = type.parameters.isEmpty ? near : near.map { .init($0.message, at: $0.place) }
    return near.isEmpty
      ? [.init(what, at: parameter.place)] + nearMisses(of: parameter, in: module).notes : alone
  }

  // MARK: Conditions

  /// A provider that is there in some of its consumer's builds only: both ways out are to provide it in the other builds
  /// too, or to do without the consumer there.
  private func diagnostic(ofConditional group: [Resolver.Problem]) -> Diagnostic {
    let (problem, parameter, consumer) = (group[0], group[0].parameter, group[0].provider)
    guard case .conditional(let condition, let targets) = problem.kind else {
      return diagnostic(ofMissing: group)
    }
    let provided = targets.filter { !$0.provider.condition.isAlways }.map {
      Diagnostic.Note(
        "'\($0.accessor)' is provided here under '#if \($0.provider.condition)'", at: $0.provided.place)
    }
    let mend = "provide one where '\(condition)' too, as in an '#else'"
    if consumer.isRequired {
      return Diagnostic(
        .conditionalProvider,
        "\(requires(consumer)), and '\(module)' has no provider for it where '\(condition)'",
        at: consumer.place, notes: provided + [.init(mend, at: consumer.place)])
    }
    let enough = (consumer.condition && !condition).simplified
    return Diagnostic(
      .conditionalProvider, "no provider for \(parameter.wanted) where '\(condition)'",
      at: parameter.named?.place ?? parameter.place,
      notes: route(to: problem) + others(in: group) + provided
        + [.init("\(mend); or put '\(consumer.title)' under '#if \(enough)'", at: consumer.place)])
  }

  // MARK: Several

  private func diagnostic(of problem: Resolver.Problem) -> Diagnostic {
    let (parameter, provider) = (problem.parameter, problem.provider)
    switch problem.kind {
    case .missing, .empty: return diagnostic(ofMissing: [problem])
    case .conditional: return diagnostic(ofConditional: [problem])
    case .tied(let targets, let rule):
      let exact =
        parameter.match?.isOnlyWay == true
        ? "" : "provide one of them as '\(parameter.type.title)' itself, or "
      return ambiguous(
        problem, targets,
        "'\(parameter.type.title)' has \(targets.count) \(rule) subtypes that are provided, all equally far",
        "\(exact)give all but one of them names, which no rule takes: name: someName")
    case .onlyNamed(let targets):
      return ambiguous(
        problem, targets, "'\(targets[0].provided.type.title)' is only provided under names; say which one",
        mend(ofNamed: targets, parameter, isRequired: provider.isRequired))
    case .several(let targets):
      let isOneOwn = targets.contains { $0.provider.module == provider.module }
      let imports = isOneOwn || provider.isRequired ? "" : ", or import only one of their modules"
      return ambiguous(
        problem, targets, "'\(targets[0].provided.type.title)' is provided by several modules",
        "give all but one of them a name, which only '@named' or an equal label takes: name: someName\(imports)"
      )
    case .severalOwners(let targets):
      let owners = targets.map(\.provider.foundOwner)
      let names = owners.map { "'\($0.className)'" }.joined(separator: " and ")
      return ambiguous(
        problem, targets,
        "'\(parameter.type.title)' is what \(names) have, and nothing says whose '\(provider.title)' is",
        "say so, by the directive of '\(provider.title)': // @provide(in: \(owners.compactMap(\.name).first ?? ""))"
      )
    case .unfitting(let type, let target):
      return unfitting(type, of: target, problem, behind: route(to: problem))
    case .unforwardable(let argument, let target):
      return unforwardable(argument, of: target, problem, behind: route(to: problem))
    case .unforwarded(let arguments, let target):
      return unforwarded(arguments, of: target, problem, behind: route(to: problem))
    case .tooManyBuilds:
      return Diagnostic(
        .unsupportedDeclaration,
        "'#if's make more than \(Configurations.limit) different things of '\(provider.title)'; provide what it needs in fewer ways, or in an '#else' too",
        at: parameter.place)
    }
  }

  private func ambiguous(
    _ problem: Resolver.Problem, _ targets: [Graph.Target], _ message: String, _ mend: String
  ) -> Diagnostic {
    let required = problem.provider.isRequired ? "; \(requires(problem.provider))" : ""
    return Diagnostic(
      .ambiguousProvider, message + required, at: problem.parameter.place,
      notes: route(to: problem) + choices(targets) + [.init(mend, at: problem.parameter.place)])
  }

  private func mend(
    ofNamed targets: [Graph.Target], _ parameter: Provider.Parameter, isRequired: Bool
  ) -> String {
    if isRequired {
      return
        "provide one without a name, or under the name that the requirement has: name: \(parameter.nameForProvider)"
    }
    let names = targets.compactMap(\.provider.name)
    let near = Spelling.nearest(to: parameter.nameForProvider, in: names)
    // A program has many strings: that one of them is provided does not make it the one that is missing.
    return parameter.type.isCommonValue && near == nil
      ? "\(parameter.valueMend), or for one of these /* @named(\(names[0])) */"
      : "write behind the parameter: /* @named(\(near ?? names[0])) */"
  }

  /// What could be meant: each at its place, or, where they are a crowd, the first few.
  private func choices(_ targets: [Graph.Target]) -> [Diagnostic.Note] {
    let isOneModule = Set(targets.map(\.provider.module)).count == 1
    let title = { (target: Graph.Target) in
      let (provider, owner) = (target.provider, target.provider.foundOwner)
      return provider.name
        ?? "\(owner.isChild && isOneModule ? owner.className : provider.module).\(provider.title)"
    }
    return targets.map { .init("'\(title($0))' is provided here", at: $0.provider.place) }.shortened(to: 8) {
      "\($0) more are provided, the first of them '\(title(targets[8]))'"
    }
  }
}

extension [Diagnostic.Note] {
  /// The first few of a crowd, and a line that counts the others: that never stands for one alone.
  fileprivate func shortened(to limit: Int, _ more: (_ count: Int) -> String) -> [Diagnostic.Note] {
    if count <= limit + 1 { return self }
    return prefix(limit) + [.init(more(count - limit), at: self[limit].place)]
  }
}

extension ProviderIndex {
  /// A parameter as it is reported: what `Lazy<T>` and `Provider<T>` miss is a provider of `T`, and what a function
  /// that returns a collection misses are its elements.
  fileprivate func asked(_ parameter: Provider.Parameter) -> Provider.Parameter {
    guard let type = DeferredType(parameter, in: table), type.form != .function || isCollection(parameter)
    else {
      return parameter
    }
    var asked = parameter
    asked.type = type.result
    return asked
  }
}

extension Provider.Parameter {
  /// What diagnostics say it needs.
  var wanted: String { "'\(type.title)'" + (named.map { " named '\($0.text.withoutBackticks)'" } ?? "") }

  /// What to do where a value of a type that a program has many of is missing.
  var valueMend: String {
    let name = named?.text.withoutBackticks ?? nameForProvider
    let value = "// @provide above a static let \(name): \(type.title)"
    return "provide a value under the name '\(name)' (\(value)), or write behind the parameter: /* @arg */"
  }
}
