// SPDX-License-Identifier: MIT

// Diagnostics for parameters that several providers could fill.
extension ProblemReport {
  func ambiguous(
    _ problem: UnfilledParameter, _ targets: [Target], _ message: String, _ suggestion: Advice,
    replacing all: [Target] = [], instead other: Note? = nil
  ) -> Diagnostic {
    let required = problem.binding.isRequired ? "; \(requires(problem.binding))" : ""
    let choices = targets.map { target in
      let binding = target.binding
      let owner = graph[target.binding].resolvedOwner
      let title = "\(owner.isChild ? owner.className : binding.module).\(binding.title)"
      let condition = binding.condition.isAlways ? "" : " under '#if \(binding.condition)'"
      return binding.place.note("'\(binding.name ?? title)' is provided here\(condition)")
    }
    return Diagnostic(
      .ambiguousProvider, "\(message)\(required)", at: problem.parameter.place,
      notes: route(to: problem) + choices.firstFew + replacement(among: all)
        + [other ?? problem.parameter.place.note(suggestion)])
  }

  /// Proposes to replace the provider of another module by the target's own one, instead of having both.
  private func replacement(among targets: [Target]) -> Notes {
    guard targets.count == 2, let own = targets.first(where: { $0.binding.module == module }),
      let other = targets.first(where: { $0.binding.module != module }), own.binding.written != nil,
      !own.binding.isInstance, other.binding.written != nil
    else { return [] }
    let accessor = "replaces: \(other.binding.module).\(other.accessor.quotedIfNeeded)"
    return [
      own.binding.place.note(
        "for this one to take the place of the other, write in its directive, without 'as:', 'name:' and 'public': \(accessor, .replaces)"
      )
    ]
  }

  /// Proposes an initializer of its own for a provider that shares an inherited one with providers of other needs; nil for a
  /// parameter that is its own.
  func ownInitializer(for problem: UnfilledParameter, taking targets: [Target]) -> Note? {
    let (binding, parameter) = (problem.binding, problem.parameter)
    let directive = named(targets, parameter).directive
    let own = binding.parameters.first { $0.place == parameter.place }
    let isShared = graph.bindings.contains { other in
      other.parameters.contains { $0.place == parameter.place && $0.type != own?.type }
    }
    guard own != nil, isShared else { return nil }
    if binding.isInstance {
      return parameter.place.note(
        "the parameter is a generic provider's; provide '\(binding.concrete.title)' by a static func that passes the one to take"
      )
    }
    let list = binding.parameters.map {
      $0.asWritten + ($0.place == parameter.place ? " \(directive)" : "")
    }
    let call = binding.parameters.map {
      "\($0.label == "_" ? "" : "\($0.label.quotedIfNeeded): ")\($0.name.quotedIfNeeded)"
    }
    let text = "override init(\(list.commaSeparated)) { super.init(\(call.commaSeparated)) }"
    return binding.place.note(
      "other providers inherit the parameter; write in '\(binding.concrete.title)': \(text, .property)")
  }

  func suggestion(ofNamed targets: [Target], _ problem: UnfilledParameter) -> Advice {
    let parameter = problem.parameter
    if problem.binding.isRequired {
      return
        "provide one without a name, or under the name that the requirement has: name: \(parameter.nameForProvider.quotedIfNeeded)"
    }
    let (directive, isNear) = named(targets, parameter)
    // A program has many values of a common type, so a provided one is probably not the missing one.
    return parameter.type.isCommonValue && !isNear
      ? "\(parameter.suggestedValue), or for one of these \(directive, .behind)"
      : "write behind the \(parameter.word): \(directive, .behind)"
  }

  /// The directive that takes one of several providers: the one with the most similar name, else the first.
  private func named(_ targets: [Target], _ parameter: Parameter) -> (directive: String, isNear: Bool) {
    let names = targets.compactMap(\.binding.name)
    let near = Spelling.nearest(to: parameter.nameForProvider, in: names)
    return ("/* @named(\((near ?? names[0]).quotedIfNeeded)) */", near != nil)
  }
}
