// SPDX-License-Identifier: MIT

/// Says what is wrong with parameters that nothing fills: the error, the route to it, near misses, the mend.
struct ProblemReport {
  let graph: Graph
  let index: ProviderIndex
  private let nearMisses: NearMisses
  private let routes: Routes

  init(graph: Graph, index: ProviderIndex, table: TypeTable) {
    self.graph = graph
    self.index = index
    nearMisses = NearMisses(index: index, table: table)
    routes = Routes(graph: graph)
  }

  func report(_ problems: [Resolver.Problem], _ diagnostics: inout DiagnosticCollector) {
    var missing: [String: [Resolver.Problem]] = [:]
    for problem in problems.sorted(by: { parameter(of: $0).place < parameter(of: $1).place }) {
      if case .missing = problem.kind {
        missing[missingKey(of: problem), default: []].append(problem)
      } else {
        diagnostics.report(diagnostic(of: problem))
      }
    }
    // One missing provider is one error, however many need it.
    for group in missing.values { diagnostics.report(diagnostic(ofMissing: group)) }
  }

  private func parameter(of problem: Resolver.Problem) -> Provider.Parameter {
    graph.providers[problem.provider].parameters[problem.parameter]
  }

  private func missingKey(of problem: Resolver.Problem) -> String {
    let parameter = parameter(of: problem)
    return "\(parameter.type.identity) \(parameter.named?.text ?? "")"
  }

  // MARK: Missing

  private func diagnostic(ofMissing group: [Resolver.Problem]) -> Diagnostic {
    let first = parameter(of: group[0])
    let module = graph.providers[group[0].provider].module
    let name = first.named.map { " named '\($0.text)'" } ?? ""
    let others = group.dropFirst().map { problem in
      Diagnostic.Note(
        "'\(graph.providers[problem.provider].title)' needs it too, for its parameter '\(parameter(of: problem).name)'",
        at: parameter(of: problem).place)
    }
    return Diagnostic(
      .missingProvider, "no provider for '\(first.type.title)'\(name)", at: first.named?.place ?? first.place,
      notes: route(to: group[0], needs: first.type.title) + others + nearMisses.notes(for: first, in: module))
  }

  /// The way from an accessor down to the parameter.
  private func route(to problem: Resolver.Problem, needs what: String) -> [Diagnostic.Note] {
    let steps = routes.shortest(to: problem.provider)
    let notes = steps.map { step in
      graph.step(step.provider, parameter: step.parameter, needs: graph.providers[step.needs].title)
    }
    return notes + [graph.step(problem.provider, parameter: problem.parameter, needs: what)]
  }

  // MARK: The others

  private func diagnostic(of problem: Resolver.Problem) -> Diagnostic {
    let parameter = parameter(of: problem)
    let type = parameter.type.title
    switch problem.kind {
    case .missing:
      return diagnostic(ofMissing: [problem])
    case .onlyNamed(let targets):
      let names = targets.compactMap(index.name)
      return Diagnostic(
        .ambiguousProvider, "'\(type)' is only provided under names; say which one", at: parameter.place,
        notes: route(to: problem, needs: type) + choices(targets)
          + [.init("write behind the parameter: /* @named(\(names[0])) */", at: parameter.place)])
    case .several(let targets):
      return Diagnostic(
        .ambiguousProvider, "'\(type)' is provided by several modules", at: parameter.place,
        notes: route(to: problem, needs: type) + choices(targets))
    case .deferred:
      return Diagnostic(
        .unsupportedDeclaration,
        "'\(parameter.name)' asks for a value later, which this version of the generator does not support",
        at: parameter.place)
    case .unforwarded(let argument, let target):
      return unforwarded(argument, of: target, problem)
    }
  }

  private func choices(_ targets: [Graph.Target]) -> [Diagnostic.Note] {
    targets.map { target in
      let provider = graph.providers[target.provider]
      return .init(
        "'\(provider.name ?? "\(provider.module).\(provider.title)")' is provided here", at: provider.place)
    }.sorted { $0.place < $1.place }
  }

  private func unforwarded(
    _ argument: Provider.Parameter, of target: Graph.Target, _ problem: Resolver.Problem
  ) -> Diagnostic {
    let outer = graph.providers[problem.provider]
    let inner = index.provided(target).accessor
    let label = argument.label == "_" ? argument.name : argument.label
    let mend =
      outer.lifetime.isKept
      ? "'\(outer.title)' is kept and cannot have arguments; make it transient, or '\(inner)' without the argument"
      : "add a parameter to '\(outer.title)': \(label): \(argument.spelling) /* @arg */"
    return Diagnostic(
      .unforwardedArgument,
      "'\(inner)' needs the argument '\(argument.name)', which '\(outer.title)' does not have",
      at: parameter(of: problem).place,
      notes: [.init("the argument is declared here", at: argument.place), .init(mend, at: outer.place)])
  }
}
