// SPDX-License-Identifier: MIT

/// Words the diagnostics for parameters that the resolver could not fill.
struct ProblemReport {
  let graph: Graph
  let unannotated: Unannotated
  /// Routes from the roots: the bindings that no other binding needs.
  let routes: Routes
  private let problems: [UnfilledParameter]
  /// By binding, its parameters that lack a provider or an `@arg`.
  private let lacking: [Binding: [UnfilledParameter]]
  /// By binding, the problems that only follow from its entry in `lacking`; under nil, all other problems.
  private var following: [Binding?: [UnfilledParameter]] = [:]
  var index: BindingIndex { graph.index }
  private var table: TypeTable { graph.table }
  var module: String { graph.module }

  init(graph: Graph) {
    self.graph = graph
    unannotated = Unannotated(table: graph.table)
    let needed = Set(graph.nodes.flatMap(\.edges).map(\.target.id))
    let roots = graph.bindings.filter { !needed.contains($0.id) }.sorted(by: \.place)
    routes = Routes(from: roots) { graph[$0].edges }
    lacking = Dictionary(grouping: graph.problems.filter(\.kind.isMissing), by: \.binding)
    problems = graph.problems.map { problem in
      var problem = problem
      problem.parameter = graph.index.asked(problem.parameter)
      return problem
    }.sorted(by: \.parameter.place)
    following = Dictionary(grouping: problems, by: cause)
  }

  /// Identifies a missing provider: problems with equal values are one mistake.
  private struct Missing: Hashable {
    var type: TypeIdentity
    /// The name in `@named`, else the parameter's name where the type is a common value type.
    var name = ""
    var condition: Condition?
    var isRequired = false
  }

  var diagnostics: [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var groups: [Missing: [UnfilledParameter]] = [:]
    var ofGenerics: [Place: Missing] = [:]
    for problem in problems where isOurs(problem) && cause(of: problem) == nil && !isOfRefused(problem) {
      let place = problem.parameter.place
      if var missing = missing(problem) {
        // Instances of a generic provider that lack a dependency at the same place are one mistake.
        if problem.binding.isInstance {
          missing = ofGenerics[place] ?? missing
          ofGenerics[place] = missing
        }
        groups[missing, default: []].append(problem)
      } else {
        diagnostics.append(diagnostic(of: [problem]))
      }
    }
    var required: [String: [[UnfilledParameter]]] = [:]
    // One missing provider is one error, however many parameters need it.
    for (missing, group) in groups {
      if !missing.isRequired || missing.condition != nil {
        diagnostics.append(diagnostic(of: group))
      } else if groups[Missing(type: missing.type)] == nil {
        // If a parameter of the target misses the same type, the error stands there.
        required[group[0].binding.module, default: []].append(group)
      }
    }
    return diagnostics + required.values.flatMap(unmet)
  }

  /// Whether this target reports the problem: its own problems, unmet requirements if nothing is above the target, and
  /// a missing dependency of a module below from which a problem in this target follows.
  private func isOurs(_ problem: UnfilledParameter) -> Bool {
    let binding = problem.binding
    return binding.module == module || binding.isRequired && !table.model.isLibrary
      || following[binding, default: []].contains { $0.binding.module == module }
  }

  private func missing(_ problem: UnfilledParameter) -> Missing? {
    let parameter = problem.parameter
    let name = parameter.type.isCommonValue ? parameter.nameForProvider : ""
    var missing = Missing(
      type: parameter.type.identity, name: parameter.named?.text ?? name,
      isRequired: problem.binding.isRequired)
    switch problem.kind {
    case .missing, .empty: break
    case .onlyNamed where forgottenArgument(problem) != nil: break
    case .conditional(let condition, _): missing.condition = condition
    default: return nil
    }
    return missing
  }

  /// The binding whose missing dependency causes the problem; nil if there is none.
  private func cause(of problem: UnfilledParameter) -> Binding? {
    switch problem.kind {
    case .unfitting(_, let target): return lacking[target.binding] == nil ? nil : target.binding
    case .unforwarded(let arguments, _):
      let names = lacking[problem.binding, default: []].map(\.parameter.label)
      return arguments.contains { names.contains($0.label) } ? problem.binding : nil
    default: return nil
    }
  }

  /// Whether the missing provider was probably refused, or is declared twice: both are reported already.
  private func isOfRefused(_ problem: UnfilledParameter) -> Bool {
    let identity = problem.parameter.type.identity
    let refused = index.refused
    if problem.parameter.match?.isOnlyWay == true, isTwice(identity) { return true }
    var types = [identity, identity.wrapped ?? identity.result].compactMap(\.self)
    switch problem.kind {
    case .missing, .onlyNamed, .conditional: break
    case .empty: types += problem.parameter.type.element.asList
    default: return false
    }
    return (types + types.flatMap(\.members).filter { $0.declaration != nil }).contains {
      refused.contains($0) || refused.contains($0.withoutArguments)
    }
  }

  /// Whether a type has two unnamed providers in one build, which is reported already: besides the one that stands for
  /// its subtypes, one of the type itself.
  private func isTwice(_ type: TypeIdentity) -> Bool {
    let builds = index.candidates(for: type, named: nil, in: module).map(\.binding.condition)
    return builds.indices.contains { index in builds[..<index].contains { ($0 && builds[index]).mayHold } }
  }

  func nearMisses(of parameter: Parameter, in module: String) -> NearMisses {
    NearMisses(graph: graph, unannotated: unannotated, parameter: parameter, module: module)
  }

  /// The route from an accessor down to the parameter.
  func route(to problem: UnfilledParameter) -> Notes {
    let way = routes.notes(to: problem.binding)
    if problem.binding.isRequired || problem.parameter.match?.isOnlyWay == true { return way }
    return way + [problem.binding.step(problem.parameter, needs: problem.parameter.wanted)]
  }

  // MARK: Wording

  /// The diagnostic for problems that are one mistake, at the first of them.
  private func diagnostic(of problems: [UnfilledParameter]) -> Diagnostic {
    let problem = problems[0]
    let parameter = problem.parameter
    let binding = problem.binding
    let type = "'\(parameter.type.title)'"
    let way = route(to: problem) + others(in: problems)
    switch problem.kind {
    case .onlyNamed where forgottenArgument(problem) != nil: fallthrough
    case .missing, .empty: return missing(problem, behind: way)
    case .conditional(let condition, let targets):
      return conditional(problem, where: condition, targets, behind: way)
    case .tied(let targets, let rule):
      let exact = parameter.match?.isOnlyWay == true ? "" : "provide one of them as \(type) itself, or "
      return ambiguous(
        problem, targets, "\(type) has \(targets.count) \(rule) subtypes that are provided, all equally far",
        "\(exact)give all but one of them names, which no rule takes: name: someName")
    case .onlyNamed(let targets):
      return ambiguous(
        problem, targets, "'\(targets[0].provided.type.title)' is only provided under names; say which one",
        suggestion(ofNamed: targets, problem), instead: ownInitializer(for: problem, taking: targets))
    case .several(let targets):
      return ambiguous(
        problem, targets, "'\(targets[0].provided.type.title)' is provided by several modules",
        "give all but one of them a name, which only '@named' or an equal label takes: name: someName",
        replacing: targets)
    case .severalOwners(let targets):
      let owners = targets.map { graph[$0.binding].resolvedOwner }
      let names = owners.map { "'\($0.className)'" }.joined(separator: " and ")
      return ambiguous(
        problem, targets, "\(type) is in \(names), and no directive gives '\(binding.title)' an owner",
        "name the owner in the directive of '\(binding.title)': // @provide(in: \(owners.compactMap(\.name).first ?? ""))"
      )
    case .unfitting(let type, let target): return unfitting(type, of: target, problem)
    case .twoReadings(let type, let target, let readings):
      return twoReadings(type, of: target, readings, problem)
    case .unforwardable(let argument, let target): return unforwardable(argument, of: target, problem)
    case .unforwarded(let arguments, let target): return unforwarded(arguments, of: target, problem)
    case .tooManyBuilds:
      return Diagnostic(
        .unsupportedDeclaration,
        "'#if's give '\(binding.title)' more than \(Condition.mostBuilds) variants; provide its dependencies in fewer ways, or in an '#else' too",
        at: parameter.place)
    }
  }

  private func missing(_ problem: UnfilledParameter, behind way: Notes) -> Diagnostic {
    let parameter = problem.parameter
    let place = problem.parameter.named?.place ?? problem.parameter.place
    let near = nearMisses(of: parameter, in: problem.binding.module)
    if case .empty = problem.kind {
      let isByKey = (parameter.type.unwrapped ?? parameter.type).identity.collected?.key != nil
      let message: Advice =
        isByKey
        ? "no element has a key for '\(parameter.type.title)'"
        : "nothing joins the collection '[\(parameter.type.elementTitle)]'"
      return Diagnostic(
        .emptyCollection, message, at: place, notes: way + (isByKey ? near.elementsWithoutKey : near.elements)
      )
    }
    if let bare = table.bareGeneric(in: parameter.type.identity) {
      return Diagnostic(
        .unboundGeneric, "'\(bare)' is written without its arguments; write them: \(bare)<…>",
        at: place, notes: way)
    }
    // A parameter with a default lacks a value only if the call cannot leave it out.
    let reason =
      parameter.hasDefault && parameter.named == nil && parameter.match == nil
      ? [place.note("its default is not used, because a later value would take its place")] : []
    return Diagnostic(
      .missingProvider, "no provider for \(parameter.wanted)", at: place,
      notes: way + reason + (forgottenArgument(problem).map { [$0] } ?? near.notes), fix: near.fix)
  }

  /// Proposes `@arg` for a parameter whose type a function that asks this provider passes, or a dependency takes as an
  /// argument.
  private func forgottenArgument(_ problem: UnfilledParameter) -> Note? {
    let parameter = problem.parameter
    return following[problem.binding, default: []].lazy.compactMap { other -> String? in
      switch other.kind {
      case .unfitting(let type, _):
        type.parameterTypes.contains(parameter.type.identity)
          ? "'\(other.binding.title)' asks for a '\(type.spelling)', which gives it" : nil
      case .unforwarded(let arguments, let target):
        arguments.contains { $0.label == parameter.label && $0.type == parameter.type }
          ? "'\(target.title)' takes it as an argument" : nil
      default: nil
      }
    }.first.map { parameter.place.note("write behind the parameter: \("/* @arg */", .behind); \($0)") }
  }

  /// Notes on the other parameters that miss the same provider.
  private func others(in group: [UnfilledParameter]) -> Notes {
    let first = group[0].parameter
    return group.dropFirst().filter {
      $0.parameter.place != first.place || $0.parameter.type != first.type
    }.map { problem in
      let what = problem.parameter.type == first.type ? "it too," : problem.parameter.wanted
      return problem.parameter.place.note(
        "'\(problem.binding.title)' needs \(what) for its \(problem.parameter.word) '\(problem.parameter.name)'"
      )
    }.firstFew
  }

  /// The error for a provider that only some builds of its consumer have: either the other builds must get a provider
  /// too, or the consumer must be left out of them.
  private func conditional(
    _ problem: UnfilledParameter, where condition: Condition, _ targets: [Target],
    behind way: Notes
  ) -> Diagnostic {
    let parameter = problem.parameter
    let consumer = problem.binding
    let provided = targets.filter { !$0.binding.condition.isAlways }.map {
      $0.provided.place.note("'\($0.accessor)' is provided here under '#if \($0.binding.condition)'")
    }
    let enough = (consumer.condition && !condition).simplified
    let without: Advice =
      consumer.isRequired || parameter.isInjected
      ? "" : "; or put '\(consumer.title)' under '#if \(enough, .condition)'"
    let what =
      consumer.isRequired
      ? "\(requires(consumer)), and '\(module)' has no provider for it"
      : "no provider for \(parameter.wanted)"
    return Diagnostic(
      .conditionalProvider, "\(what) where '\(condition)'", at: parameter.named?.place ?? parameter.place,
      notes: way + provided + [
        consumer.place.note("provide one where '\(condition)' too, as in an '#else'\(without)")
      ])
  }
}

extension Notes {
  /// Up to seven notes; of more, the first six and a note that counts the rest.
  var firstFew: Self {
    count < 8
      ? self : prefix(6) + [self[6].place.note("and \(count - 6) more, of which this is the first")]
  }
}

extension BindingIndex {
  /// A parameter with the type that it is reported with: `T` for `Lazy<T>`, for `Provider<T>` and, where `T` is a
  /// collection, for a function that returns `T`.
  func asked(_ parameter: Parameter) -> Parameter {
    guard let type = DeferredType(parameter, in: table), type.form != .function || isCollection(parameter)
    else { return parameter }
    var asked = parameter
    asked.type = type.result
    return asked
  }
}

extension Parameter {
  /// The type that is asked for, with its name if any, as diagnostics write it.
  var wanted: String { "'\(title)'" + (named.map { " named '\($0.text.withoutBackticks)'" } ?? "") }

  /// The type as it is written: `T!` stays that.
  private var title: String { isUnwrapped ? type.title.dropLast() + "!" : type.title }

  /// Whether its type is `T!`, which nothing fills by default.
  var isUnwrapped: Bool { type.spelling.isOptional && !mayBeNil && type.title.hasSuffix("?") }

  /// The remedy for a missing value of a common type.
  var suggestedValue: Advice {
    let name = named?.text.withoutBackticks ?? nameForProvider
    let value =
      "// @provide above a static let \(name.quotedIfNeeded): \(((isUnwrapped ? type.unwrapped : nil) ?? type).title)"
    return "provide a value under the name '\(name)' (\(value))\(orArgument)"
  }

  /// The other remedy for a missing value. A parameter with `@named` cannot have `@arg` too.
  var orArgument: Advice {
    named == nil && !isInjected ? ", or write behind the parameter: \("/* @arg */", .behind)" : ""
  }
}
