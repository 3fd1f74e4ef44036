// SPDX-License-Identifier: MIT

// What is said about arguments that nobody gives.
extension ProblemReport {
  func unforwarded(
    _ arguments: [Provider.Parameter], of target: Graph.Target, _ problem: Resolver.Problem,
    behind way: [Diagnostic.Note]
  ) -> Diagnostic {
    let (outer, inner) = (problem.provider, target.accessor)
    if outer.isRequired {
      return Diagnostic(
        .unforwardedArgument,
        "'\(inner)' has the \(arguments.asArguments), which nobody gives where '\(outer.module)' requires it",
        at: arguments[0].place,
        notes: [
          .init("'\(outer.concrete.title)' is required here", at: outer.place),
          .init(
            "drop the '@arg', or give the argument\(arguments.count > 1 ? "s" : "") a default",
            at: arguments[0].place),
        ])
    }
    return Diagnostic(
      .unforwardedArgument,
      "'\(inner)' needs the \(arguments.asArguments), which '\(outer.title)' does not have",
      at: problem.parameter.place,
      notes: way + arguments.declarations + mends(for: arguments, of: inner, in: outer)
        + function(giving: arguments, problem) + above(outer, lacking: arguments))
  }

  /// What needs the one that lacks arguments, and would lack them then, up to where somebody has them.
  private func above(_ first: Provider, lacking arguments: [Provider.Parameter]) -> [Diagnostic.Note] {
    if first.lifetime.isKept || !first.construction.isWritten { return [] }
    var (levels, notes) = ([first], [Diagnostic.Note]())
    var rest = levels[...]
    while let inner = rest.popFirst(), levels.count < 10 {
      let steps = (routes.users[inner] ?? []).filter { step in
        step.user.needs.contains { $0.provider == inner } && !levels.contains(step.user)
      }
      for outer in steps.map(\.user) {
        let lacking = arguments.filter { argument in
          !outer.arguments.contains { $0.label == argument.label && $0.type == argument.type }
        }
        if lacking.isEmpty { continue }
        levels.append(outer)
        rest.append(outer)
        notes += mends(for: lacking, of: inner.title, in: outer).map {
          .init(
            "'\(outer.title)', which needs '\(inner.title)', then needs it, too: \($0.message)", at: $0.place)
        }
      }
    }
    return notes
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
    if let other = outer.arguments.first(where: { $0.label == argument.label && $0.type != argument.type }) {
      return .init(
        "'\(name)' of '\(outer.title)' is of type '\(other.type.title)', not '\(argument.type.title)'",
        at: other.place)
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
  private func function(giving arguments: [Provider.Parameter], _ problem: Resolver.Problem) -> [Diagnostic
    .Note]
  {
    let written =
      problem.provider.parameters.first { $0.place == problem.parameter.place } ?? problem.parameter
    guard let type = DeferredType(written, in: index.table), type.form == .provider else { return [] }
    let escaping = problem.provider.isMemberwise ? "" : "@escaping "
    return [.init("or take: \(escaping)\(type.function(of: arguments))", at: written.place)]
  }

  /// A function whose parameters are not the arguments of what it returns.
  func unfitting(
    _ type: DeferredType, of target: Graph.Target, _ problem: Resolver.Problem, behind way: [Diagnostic.Note]
  ) -> Diagnostic {
    let (arguments, place) = (target.provider.arguments, problem.parameter.place)
    let needs = arguments.isEmpty ? "takes no arguments" : "takes the \(arguments.asArguments)"
    // Something else may fill what was meant to be given.
    let others = type.parameterTypes.compactMap { given in
      target.provider.parameters.first { !$0.isArgument && $0.type.identity == given.type }
    }
    return Diagnostic(
      .unforwardedArgument, "'\(target.accessor)' \(needs), which '\(type.title)' does not fit", at: place,
      notes: way + arguments.declarations
        + others.map { .init("to give '\($0.name)', write behind it: /* @arg */", at: $0.place) }
        + [.init("write the function's type as: \(type.function(of: arguments))", at: place)])
  }

  /// An argument that cannot be handed on.
  func unforwardable(
    _ argument: Provider.Parameter, of target: Graph.Target, _ problem: Resolver.Problem,
    behind way: [Diagnostic.Note]
  ) -> Diagnostic {
    let needs = "'\(target.accessor)' needs the argument '\(argument.nameForProvider)'"
    let (reason, mend) =
      argument.hasUnknownDefault
      ? (
        "\(needs) too, but only its declaration can name its default",
        "make the default of '\(argument.name)' a literal or a static member of a type, or drop it"
      )
      : (
        "\(needs) later, but it must not outlive the call",
        "write '@escaping' in front of the type of '\(argument.name)', and no 'sending'"
      )
    return Diagnostic(
      .unforwardedArgument, reason, at: problem.parameter.place,
      notes: way + [.init(mend, at: argument.place)])
  }
}

/// Parameters that lack an `@arg`: nobody provides them, but a function would give them, or something else that their
/// provider needs takes them as arguments. That those do not fit only follows from it.
struct ForgottenArguments {
  private var hints: [Place: Diagnostic.Note] = [:]
  private var followUps: Set<Place> = []
  /// What is missing in modules below, so that functions of the target's own do not fit.
  private var below: Set<Place> = []

  init(among problems: [Resolver.Problem]) {
    let missing = Dictionary(
      grouping: problems.filter { $0.kind.isMissing || $0.kind.isOnlyNamed }, by: \.provider)
    for problem in missing.isEmpty ? [] : problems {
      let outer = problem.provider
      switch problem.kind {
      case .unfitting(let type, let target):
        let found = missing[target.provider, default: []].filter { missing in
          type.parameterTypes.contains { $0.type == missing.parameter.type.identity }
        }
        note(found, "'\(outer.title)' asks for a '\(type.title)', which gives it")
        if outer.module != target.provider.module { below.formUnion(found.map(\.parameter.place)) }
        if !found.isEmpty { followUps.insert(problem.parameter.place) }
      case .unforwarded(let arguments, let target):
        let found = missing[outer, default: []].filter { missing in
          arguments.contains { $0.label == missing.parameter.label && $0.type == missing.parameter.type }
        }
        note(found, "'\(target.accessor)' takes it as an argument")
        if found.count == arguments.count { followUps.insert(problem.parameter.place) }
      default: break
      }
    }
  }

  private mutating func note(_ missing: [Resolver.Problem], _ reason: String) {
    for problem in missing {
      hints[problem.parameter.place] = .init(
        "write behind the parameter: /* @arg */; \(reason)", at: problem.parameter.place,
        fix: .init(markingAsArgument: problem.parameter, isMemberwise: problem.provider.isMemberwise))
    }
  }

  /// What to write behind a parameter that nobody provides, if it is one of these.
  func hint(for problem: Resolver.Problem) -> Diagnostic.Note? { hints[problem.parameter.place] }

  /// Whether a problem only follows from one of these.
  func isFollowUp(_ problem: Resolver.Problem) -> Bool { followUps.contains(problem.parameter.place) }

  /// Whether a problem of a module below is one of these, and functions of the target's do not fit for it.
  func isBelow(_ problem: Resolver.Problem) -> Bool { below.contains(problem.parameter.place) }
}

extension [Provider.Parameter] {
  fileprivate var namesInQuotes: String { map { "'\($0.nameForProvider)'" }.joined(separator: ", ") }

  /// `argument 'id'`, or `arguments 'id', 'name'`.
  fileprivate var asArguments: String { "argument\(count > 1 ? "s" : "") \(namesInQuotes)" }

  /// Where each is declared, for an error that is elsewhere.
  fileprivate var declarations: [Diagnostic.Note] {
    map { .init("'\($0.nameForProvider)' is declared here", at: $0.place) }
  }
}

extension DeferredType {
  /// The function that gives arguments.
  fileprivate func function(of arguments: [Provider.Parameter]) -> TypeSyntax {
    .function(arguments.map { .init(label: nil, type: $0.spelling) }, effects, result.spelling)
  }
}
