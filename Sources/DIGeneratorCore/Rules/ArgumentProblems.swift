// SPDX-License-Identifier: MIT

/// What is said about arguments that nobody gives.
extension ProblemReport {
  func unforwarded(
    _ arguments: [Provider.Parameter], of target: Graph.Target, _ problem: Resolver.Problem
  ) -> Diagnostic {
    let outer = graph.providers[problem.provider]
    let inner = index.provided(target).accessor
    return Diagnostic(
      .unforwardedArgument,
      "'\(inner)' needs the \(arguments.asArguments), which '\(outer.title)' does not have",
      at: parameter(of: problem).place,
      notes: route(to: problem) + arguments.declarations + mends(for: arguments, of: inner, in: outer)
        + function(giving: arguments, problem) + above(problem, lacking: arguments))
  }

  private func mends(
    for arguments: [Provider.Parameter], of inner: String, in outer: Provider
  ) -> [Diagnostic.Note] {
    if case .matched = outer.construction {
      return [
        .init(
          "'\(outer.title)' hands out what others make and has no arguments; ask for '\(inner)' itself",
          at: outer.place)
      ]
    }
    guard outer.lifetime.isKept, outer.keys.isEmpty else { return arguments.map { mend(for: $0, in: outer) } }
    return [
      .init(
        "'\(outer.title)' is \(outer.lifetime == .weak ? "weak" : "a singleton") and cannot have arguments; drop '\(outer.lifetime)', or in '\(inner)' the '@arg' of \(arguments.namesInQuotes)",
        at: outer.place)
    ]
  }

  private func mend(for argument: Provider.Parameter, in outer: Provider) -> Diagnostic.Note {
    let name = argument.nameForProvider
    if let twin = outer.arguments.first(where: { $0.label == argument.label && $0.type != argument.type }) {
      return .init(
        "'\(name)' of '\(outer.title)' is of type '\(twin.type.title)', not '\(argument.type.title)'",
        at: twin.place)
    }
    let label = argument.label == "_" ? "_ \(argument.name)" : argument.label
    let mend =
      switch (outer.isMemberwise, argument.label) {
      case (false, _): "add a parameter to '\(outer.title)': \(label): \(argument.spelling) /* @arg */"
      case (true, "_"):
        "give '\(name)' a label, or write an initializer for '\(outer.title)' that takes '\(label): \(argument.spelling) /* @arg */'"
      case (true, _): "add a property to '\(outer.title)': let \(name): \(argument.spelling)  // @arg"
      }
    return .init(mend, at: outer.place)
  }

  /// What asks later without arguments could be a function that has them.
  private func function(
    giving arguments: [Provider.Parameter], _ problem: Resolver.Problem
  ) -> [Diagnostic.Note] {
    let outer = graph.providers[problem.provider]
    let parameter = outer.parameters[problem.parameter]
    guard let type = DeferredType(parameter, in: index.table), type.form == .provider else { return [] }
    let escaping = outer.isMemberwise ? "" : "@escaping "
    return [
      .init(
        "or take: \(escaping)\(type.function(of: arguments))", at: parameter.place)
    ]
  }

  /// What needs the one that lacks arguments, and would lack them then, up to where somebody has them.
  private func above(
    _ problem: Resolver.Problem, lacking arguments: [Provider.Parameter]
  ) -> [Diagnostic.Note] {
    let first = problem.provider
    if graph.providers[first].lifetime.isKept || !graph.providers[first].construction.isWritten { return [] }
    var (levels, notes) = ([first], [Diagnostic.Note]())
    var next = 0
    while next < levels.count, levels.count < 10 {
      let inner = levels[next]
      next += 1
      for step in routes.steps(to: inner) where !levels.contains(step.provider) {
        guard graph.bindings[step.provider][step.parameter].eagerTarget != nil else { continue }
        let outer = graph.providers[step.provider]
        let lacking = arguments.filter { argument in
          !outer.arguments.contains { $0.label == argument.label && $0.type == argument.type }
        }
        if lacking.isEmpty { continue }
        levels.append(step.provider)
        let title = "'\(outer.title)', which needs '\(graph.providers[inner].title)'"
        notes += mends(for: lacking, of: graph.providers[inner].title, in: outer).map {
          .init("\(title), then needs it, too: \($0.message)", at: $0.place)
        }
      }
    }
    return notes
  }

  /// A function whose parameters are not the arguments of what it returns.
  func unfitting(
    _ type: DeferredType, of target: Graph.Target, _ problem: Resolver.Problem
  ) -> Diagnostic {
    let parameter = parameter(of: problem)
    let arguments = graph.providers[target.provider].arguments
    let inner = index.provided(target).accessor
    let needs = arguments.isEmpty ? "takes no arguments" : "takes the \(arguments.asArguments)"
    return Diagnostic(
      .unforwardedArgument, "'\(inner)' \(needs), which '\(type.title)' does not fit", at: parameter.place,
      notes: route(to: problem) + arguments.declarations
        + forgotten.notes(for: type, of: target)
        + [.init("write the function's type as: \(type.function(of: arguments))", at: parameter.place)])
  }

  /// An argument that cannot be handed on.
  func unforwardable(_ argument: Int, of target: Graph.Target, _ problem: Resolver.Problem) -> Diagnostic {
    let argument = graph.providers[problem.provider].parameters[argument]
    let (inner, name) = (index.provided(target).accessor, argument.nameForProvider)
    let isUnknown = argument.role == .argument(.overload)
    let reason =
      isUnknown
      ? "'\(inner)' needs the argument '\(name)' too, but only its declaration can name its default"
      : "'\(inner)' needs the argument '\(name)' later, but it must not outlive the call"
    let mend =
      isUnknown
      ? "make the default of '\(argument.name)' a literal or a static member of a type, or drop it"
      : "write '@escaping' in front of the type of '\(argument.name)', and no 'sending'"
    return Diagnostic(
      .unforwardedArgument, reason, at: parameter(of: problem).place,
      notes: route(to: problem) + [.init(mend, at: argument.place)])
  }
}

extension DeferredType {
  /// The function that gives arguments.
  fileprivate func function(of arguments: [Provider.Parameter]) -> TypeSyntax {
    .function(
      arguments.map { TypeSyntax.Element(label: nil, type: $0.spelling) }, effects, result.spelling)
  }
}
