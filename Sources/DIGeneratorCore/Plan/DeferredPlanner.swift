// SPDX-License-Identifier: MIT

// How what is asked for later is written: a `Lazy`, a `Provider` or a closure, each around the accessor's call.
extension BuildPlanner {
  /// The dependency as an expression.
  func expression(of edge: Graph.Deferred) -> String {
    let isKept = graph.providers[edge.target.provider].lifetime.isKept
    switch edge.type.form {
    case .lazy:
      return "\(edge.type.spelling)(_of: \(container), isKept: \(isKept)) { \(call("$0", edge, [])) }"
    case .provider: return "\(edge.type.spelling) { \(call(view, edge, [])) }"
    case .function: return closure(edge)
    }
  }

  /// A closure with its whole type: a typed throw must be spelt.
  private func closure(_ edge: Graph.Deferred) -> String {
    let inputs = callerNames(of: edge)
    let list = zip(inputs, edge.type.parameters).map { "\($0.quotedIfNeeded): \($1.type)" }
    let effects = edge.type.effects.description
    let head = "(\(list.joined(separator: ", ")))\(effects.isEmpty ? "" : " \(effects)") -> \(edge.type.result.spelling)"
    let attempt = failures[edge.target.provider] == .never ? "" : "try "
    return "{ \(head) in \(attempt)\(call(view, edge, inputs)) }"
  }

  /// What a function's parameters are called inside: like the arguments that they are.
  private func callerNames(of edge: Graph.Deferred) -> [String] {
    let arguments = graph.providers[edge.target.provider].arguments
    var taken = UniqueNames(taken: Set(names + [container, view]))
    return edge.suppliedArguments(of: arguments).enumerated().map { position, argument in
      taken.add(argument.name == "_" ? "argument\(position)" : argument.name)
    }
  }

  private func call(_ container: String, _ edge: Graph.Deferred, _ callerNames: [String]) -> String {
    let callee = member(edge.target, of: container)
    guard !graph.providers[edge.target.provider].arguments.isEmpty else { return callee }
    let list = edge.inputs.map { input in
      let name =
        switch input.source {
        case .forwarded(let parameter): names[parameter]
        case .caller(let parameter): callerNames[parameter]
        }
      return Plan.Passed(label: input.label, expression: name.quotedIfNeeded, argument: nil, mayThrow: false)
    }
    return Plan.Value.call(callee, list).text
  }

  /// The edge of a parameter that asks later.
  func deferred(_ position: Int) -> Graph.Deferred? {
    if case .deferred(let edge) = graph.bindings[number][position] { edge } else { nil }
  }

  private var deferredEdges: [Graph.Deferred] { provider.parameters.indices.compactMap(deferred) }

  /// The view that closures ask, read once; none where nothing needs it.
  var viewLocals: [Plan.Local] {
    let isUsed = deferredEdges.contains { $0.type.form != .lazy }
    return isUsed ? [Plan.Local(name: view, expression: "\(container)._view", mayThrow: false)] : []
  }

  // MARK: Checks

  /// What the compiler must check of the arguments' types: those of `keyed:` are looked up in a dictionary, and
  /// those that a Sendable function remembers can get anywhere.
  var argumentChecks: [Plan.ArgumentCheck] {
    let keys = provider.keys.map { (requirement: "_Arguments", parameter: $0.parameter, place: $0.place) }
    let captured = Set(deferredEdges.filter(\.type.isSendable).flatMap(\.captured)).sorted().map {
      (requirement: "_Kept", parameter: $0, place: provider.parameters[$0].place)
    }
    return (keys + captured).compactMap { check in
      let type = provider.parameters[check.parameter].type
      // Common values are both.
      guard !type.isCommonValue else { return nil }
      let written = provider.parameters[check.parameter].spelling.withoutPassing
      return Plan.ArgumentCheck(requirement: check.requirement, type: written, place: check.place)
    }
  }
}

extension DeferredType {
  /// Whether what it remembers must be Sendable.
  fileprivate var isSendable: Bool { form != .function || spelling.prefixes.contains("@Sendable") }
}

extension Graph.Deferred {
  /// The provider's arguments that a function's caller supplies, in the order of the function's parameters.
  fileprivate func suppliedArguments(of arguments: [Provider.Parameter]) -> [Provider.Parameter] {
    var supplied: [(parameter: Int, argument: Provider.Parameter)] = []
    for input in inputs {
      guard case .caller(let parameter) = input.source else { continue }
      supplied.append((parameter, arguments[input.argument]))
    }
    return supplied.sorted { $0.parameter < $1.parameter }.map(\.argument)
  }
}
