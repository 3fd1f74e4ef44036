// SPDX-License-Identifier: MIT

// Diagnostics for arguments of a dependency that the outer provider does not or cannot supply.
extension ProblemReport {
  func unforwarded(
    _ arguments: [Parameter], of target: Target, _ problem: UnfilledParameter
  ) -> Diagnostic {
    let outer = problem.binding
    let (lack, place) =
      outer.isRequired
      ? ("gets no value where '\(outer.module)' requires it", arguments[0].place)
      : ("'\(outer.title)' does not have", problem.parameter.place)
    return Diagnostic(
      .unforwardedArgument, "'\(target.title)' needs the \(arguments.asArguments), which \(lack)",
      at: place,
      notes: route(to: problem) + arguments.declarations
        + (function(taking: arguments, problem) ?? function(insteadOf: arguments, of: target, problem)
          ?? suggestions(for: arguments, of: target.accessor, in: outer)
          + function(giving: arguments, problem)
          + above(outer, lacking: arguments)))
  }

  /// Remedies for the bindings that need `first`: once it takes the arguments, its consumers must supply them, and so on
  /// up to a provider that has them.
  private func above(_ first: Binding, lacking arguments: [Parameter]) -> Notes {
    if first.isKept || first.written == nil { return [] }
    var levels = [first]
    var notes = Notes()
    var position = 0
    while position < levels.count, levels.count < 10 {
      let inner = levels[position]
      position += 1
      for outer in users(of: inner) where !levels.contains(outer) {
        let lacking = arguments.filter { argument in
          !outer.arguments.contains { $0.label == argument.label && $0.type == argument.type }
        }
        if lacking.isEmpty { continue }
        levels.append(outer)
        notes += suggestions(for: lacking, of: inner.title, in: outer).map {
          $0.place.note("'\(outer.title)', which needs '\(inner.title)', then needs it too: \($0.message)")
        }
      }
    }
    return notes
  }

  private func users(of inner: Binding) -> [Binding] {
    graph.nodes.filter { $0.eagerEdges.contains { $0.target == inner } }.map(\.binding).sorted(by: \.place)
  }

  private func suggestions(
    for arguments: [Parameter], of inner: String, in outer: Binding
  ) -> Notes {
    let reason: Advice
    if outer.isRequired {
      reason = "is required here; drop the '@arg' of \(arguments.namesInQuotes), or give it a default"
    } else if case .matched = outer.kind {
      reason = "hands out a subtype and has no arguments; ask for '\(inner)' itself"
    } else if outer.isKept, outer.keyedBy.isEmpty {
      reason =
        "is \(outer.lifetime == .weak ? "weak" : "a singleton") and cannot have arguments; drop '\(outer.lifetime, .dropped)', or in '\(inner)' the '@arg' of \(arguments.namesInQuotes)"
    } else if outer.isMemberwise, arguments.contains(where: { $0.label == "_" }) {
      // A memberwise initializer takes the property's name as label, so no property can be passed without one.
      let texts = arguments.map { text(of: $0, in: outer, of: inner) } + outer.parameters.map(\.asWritten)
      let body = outer.parameters.map { "self.\($0.name.quotedIfNeeded) = \($0.name.quotedIfNeeded)" }
      let initializer = "init(\(texts.commaSeparated)) { \(body.joined(separator: "; ")) }"
      reason = "needs an initializer that takes them: \(initializer, .property)"
    } else {
      return arguments.map { suggestion(for: $0, of: inner, in: outer) }
    }
    return [outer.place.note("'\(outer.title)' \(reason)")]
  }

  /// An argument as a parameter of the outer provider, under a name that is free there.
  private func text(of argument: Parameter, in outer: Binding, of inner: String) -> String {
    let isTaken = outer.parameters.contains { $0.name == argument.name }
    let name =
      isTaken ? "\(argument.name)Of\(inner.prefix(1).uppercased())\(inner.dropFirst())" : argument.name
    let label =
      argument.label == "_" ? "_ \(name.quotedIfNeeded)" : argument.label.quotedIfNeeded
    return "\(label): \(argument.spelling) /* @arg */"
  }

  private func suggestion(for argument: Parameter, of inner: String, in outer: Binding) -> Note {
    let near = outer.parameters.first {
      $0.label == argument.label && $0.isArgument != ($0.type == argument.type)
    }
    if let other = near {
      let suggestion: Advice =
        other.type == argument.type
        ? "to hand on '\(other.nameForProvider)' of '\(outer.title)', write behind it: \("/* @arg */", .behind)"
        : "'\(other.nameForProvider)' of '\(outer.title)' is of type '\(other.type.title)', not '\(argument.type.title)'"
      return other.place.note(suggestion)
    }
    let property = "let \(argument.label.quotedIfNeeded): \(argument.spelling)  // @arg"
    let suggestion: Advice =
      outer.isMemberwise
      ? "add a property to '\(outer.title)': \(property, .property)"
      : "add a parameter to '\(outer.title)': \(text(of: argument, in: outer, of: inner), .parameter)"
    return outer.place.note(suggestion)
  }

  /// Proposes to pass what the outer provider gets from another provider, such as the input of a child container: the caller
  /// should not say it twice. Nil if it gets nothing of the kind.
  private func function(insteadOf arguments: [Parameter], of target: Target, _ problem: UnfilledParameter)
    -> Notes?
  {
    let outer = problem.binding
    let given = arguments.map { argument in
      outer.parameters.first { own in
        own.label == argument.label && own.type == argument.type
          && graph[outer].variants.contains {
            zip(outer.parameters, $0.values).contains { $0.place == own.place && $1.eagerTarget != nil }
          }
      }
    }
    guard let first = given.first ?? nil, !given.contains(where: { $0 == nil }),
      DeferredType(problem.parameter, in: index.table) == nil
    else { return nil }
    let function = TypeSyntax.function(
      arguments.map { .init(label: nil, type: $0.spelling) }, Effects(), problem.parameter.spelling.unprefixed
    ).prefixed(escapes: !outer.isMemberwise, actor: nil, isSendable: outer.isKept)
    return [
      problem.parameter.place.note(
        "'\(outer.title)' gets '\(first.name)' from another provider; to pass that, take a function: \(function, .type)"
      )
    ]
  }

  /// Proposes a function for an injected property: a call of `inject` has no arguments to hand on.
  private func function(taking arguments: [Parameter], _ problem: UnfilledParameter) -> Notes? {
    let (type, place) = (problem.parameter.type, problem.parameter.place)
    guard problem.parameter.isInjected, DeferredType(problem.parameter, in: index.table) == nil else {
      return nil
    }
    let function = TypeSyntax.function(
      arguments.map { .init(label: nil, type: $0.spelling) }, Effects(),
      (type.unwrapped ?? type).spelling.unprefixed)
    return [
      place.note(
        "'inject' has no arguments to hand on; take a function that has them: \(TypeSyntax.unwrapped(function), .type)"
      )
    ]
  }

  /// Proposes a function type with the arguments in place of `Provider<T>`, which cannot pass any.
  private func function(giving arguments: [Parameter], _ problem: UnfilledParameter) -> Notes {
    let place = problem.parameter.place
    let written = problem.binding.parameters.first { $0.place == place } ?? problem.parameter
    guard let type = DeferredType(written, in: index.table), type.form == .provider else { return [] }
    let escaping = problem.binding.isMemberwise ? "" : "@escaping "
    let function = "\(escaping)\(type.function(of: arguments))"
    return [place.note("or take: \(function, .type)")]
  }

  /// A function type whose parameters match several choices of arguments.
  func twoReadings(
    _ type: DeferredType, of target: Target, _ readings: [[Parameter]], _ problem: UnfilledParameter
  ) -> Diagnostic {
    let arguments = target.binding.arguments
    let names = readings.map { $0.map { "'\($0.nameForProvider)'" }.enumeration }
    return Diagnostic(
      .unforwardedArgument,
      "the parameters of '\(type.spelling)' may be \(names.joined(separator: ", or ")) of '\(target.title)'",
      at: problem.parameter.place,
      notes: route(to: problem) + arguments.declarations
        + [
          problem.parameter.place.note(
            "write the function's type with all arguments: \(type.function(of: arguments), .type)")
        ])
  }

  /// A function type whose parameters do not match the arguments of the provider that it asks.
  func unfitting(_ type: DeferredType, of target: Target, _ problem: UnfilledParameter) -> Diagnostic {
    let arguments = target.binding.arguments
    let place = problem.parameter.place
    let needs = arguments.isEmpty ? "takes no arguments" : "takes the \(arguments.asArguments)"
    let spelling = problem.parameter.spelling
    // A property's type does not say that its functions escape.
    let prefixes = (spelling.isOptional ? type.spelling : spelling).prefixes.filter {
      $0 != "@escaping" || !problem.binding.isMemberwise
    }
    let core = type.function(of: arguments)
    let plain = prefixes.isEmpty ? core : .prefixed(prefixes, core)
    let function = spelling.isOptional ? .optional(plain) : plain
    // Parameters that were probably meant as arguments: their type is one of the function's parameter types.
    let others = type.parameterTypes.compactMap { given in
      target.binding.parameters.first { !$0.isArgument && $0.type.identity == given }
    }
    return Diagnostic(
      .unforwardedArgument, "'\(target.title)' \(needs), which '\(type.spelling)' does not fit", at: place,
      notes: route(to: problem) + arguments.declarations
        + others.map {
          $0.place.note("to give '\($0.name)', write behind it: \("/* @arg */", .behind)")
        }
        + [place.note("write the function's type as: \(function, .type)")])
  }

  /// An argument of the outer provider that cannot be forwarded to the dependency.
  func unforwardable(
    _ argument: Parameter, of target: Target, _ problem: UnfilledParameter
  ) -> Diagnostic {
    let (reason, suggestion) =
      argument.hasUnknownDefault
      ? (
        "too, but only its declaration can name its default",
        "make the default of '\(argument.name)' a literal or a static member of a type, or drop it"
      )
      : (
        "later, but it must not outlive the call",
        "write '@escaping' in front of the type of '\(argument.name)', and no 'sending'"
      )
    return Diagnostic(
      .unforwardedArgument,
      "'\(target.title)' needs the argument '\(argument.nameForProvider)' \(reason)",
      at: problem.parameter.place, notes: route(to: problem) + [argument.place.note("\(suggestion)")])
  }
}

extension Parameter {
  /// The parameter as an initializer writes it, with its directive.
  var asWritten: String {
    let title = (label == name ? "" : "\(label.quotedIfNeeded) ") + name.quotedIfNeeded
    let directive = isArgument ? " /* @arg */" : named.map { " /* @named(\($0.text)) */" } ?? ""
    return "\(title): \(spelling)\(directive)"
  }
}

extension [Parameter] {
  fileprivate var namesInQuotes: String { map { "'\($0.nameForProvider)'" }.commaSeparated }

  /// `argument 'id'`, or `arguments 'id', 'name'`.
  fileprivate var asArguments: String { "argument\(count > 1 ? "s" : "") \(namesInQuotes)" }

  /// Notes at the declarations of the arguments, for an error at another place.
  fileprivate var declarations: Notes {
    map { $0.place.note("'\($0.nameForProvider)' is declared here") }
  }
}

extension DeferredType {
  /// The function type that takes the arguments and returns this type's result.
  fileprivate func function(of arguments: [Parameter]) -> TypeSyntax {
    .function(arguments.map { .init(label: nil, type: $0.spelling) }, effects, result.spelling)
  }
}
