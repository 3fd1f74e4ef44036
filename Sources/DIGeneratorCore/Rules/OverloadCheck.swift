// SPDX-License-Identifier: MIT

/// Reports generated calls that fit another initializer or function besides the chosen one. The compiler ranks the
/// candidates and picks one silently.
struct OverloadCheck {
  let graph: Graph

  var diagnostics: [Diagnostic] {
    graph.own.compactMap { node in
      guard let written = node.binding.written, !written.overloads.isEmpty else { return nil }
      return node.variants.lazy.compactMap { mistake(node.binding, written, $0.values) }.first
    }
  }

  private func mistake(_ binding: Binding, _ written: WrittenBinding, _ values: [ParameterValue])
    -> Diagnostic?
  {
    let parameters = binding.parameters
    let always = parameters.indices.filter { values[$0].isLeftOut }
    // For an argument whose default only the declaration can name, the accessor has an overload without the argument.
    let sometimes = parameters.indices.filter { parameters[$0].hasUnknownDefault }
    let isExact = zip(parameters, values).allSatisfy { $1.passesExactly($0) }
    for leftOut in sometimes.isEmpty ? [always] : [always, sometimes + always] {
      let arguments = parameters.indices.filter { !leftOut.contains($0) }.map {
        Overload.Parameter(label: parameters[$0].label, type: values[$0].passedType(for: parameters[$0]))
      }
      let other = written.overloads.first { other in
        // If the call passes every parameter a value of exactly its type, only an overload with the same signature
        // competes.
        leftOut.isEmpty && isExact && !other.isPreferred
          ? other.isAlike : other.takes(arguments, in: graph.table)
      }
      if let other { return mistake(binding, written.call, other, leftOut.first.map { parameters[$0] }) }
    }
    return nil
  }

  private func mistake(
    _ binding: Binding, _ call: WrittenBinding.Call, _ other: Overload, _ leftOut: Parameter?
  ) -> Diagnostic {
    let kind = if case .function = call { "function" } else { "initializer" }
    let place = leftOut?.place ?? binding.place
    let message =
      leftOut.map {
        "'\($0.name)' \($0.isArgument ? "may be" : "is") left out, and then the call may mean another \(kind)"
      } ?? "the call of this \(kind) may mean another one, which takes the same labels"
    // A call of one with equal labels would be as ambiguous.
    let isEqual = leftOut == nil && other.parameters.map(\.label) == binding.parameters.map(\.label)
    let note = isEqual && !other.note.suggestions.isEmpty ? "this one" : other.note
    let given = leftOut.map { " with '\($0.name)' given" } ?? ""
    return Diagnostic(
      .ambiguousInitializer, message, at: place,
      notes: [
        .init(note, at: other.place),
        .init("else provide a static func of another name that calls this one\(given)", at: place),
      ])
  }
}

extension ParameterValue {
  /// The type of the value that a call passes; nil for the literal `nil`, which fits many types.
  fileprivate func passedType(for parameter: Parameter) -> TypeIdentity? {
    if case .nilValue = self { return nil }
    return (eagerTarget?.provided.type ?? parameter.type).identity
  }

  /// Whether the value has exactly the parameter's type; a closure that the call writes may fit several types.
  fileprivate func passesExactly(_ parameter: Parameter) -> Bool {
    if case .deferred = self, parameter.type.isFunction { return false }
    return passedType(for: parameter) == parameter.type.identity
  }
}
