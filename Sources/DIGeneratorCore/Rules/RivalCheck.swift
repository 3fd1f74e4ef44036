// SPDX-License-Identifier: MIT

/// Reports calls that may mean another initializer or function than the chosen one, because their labels fit that too
/// and no type tells the two apart. The compiler ranks them, takes the one or the other and says nothing.
struct RivalCheck {
  let graph: Graph
  let table: TypeTable

  /// Reports those of some of the providers.
  func report(of providers: [Int], _ diagnostics: inout DiagnosticCollector) {
    for number in providers where !graph.providers[number].rivals.isEmpty {
      let found = graph.rows[number].lazy.compactMap { mistake(number, $0.bindings) }.first
      if let found { diagnostics.report(found) }
    }
  }

  private func mistake(_ number: Int, _ bindings: [Graph.Binding]) -> Diagnostic? {
    let provider = graph.providers[number]
    let numbers = provider.parameters.indices
    let always = numbers.filter { bindings[$0].isLeftOut }
    // Where only the declaration can name an argument's default, the accessor has an overload without it.
    let sometimes = numbers.filter { provider.parameters[$0].role == .argument(.overload) }
    for leftOut in sometimes.isEmpty ? [always] : [always, sometimes + always] {
      let values = numbers.filter { !leftOut.contains($0) }.map {
        value(provider.parameters[$0], bindings[$0])
      }
      let call = Call(values: values, leavesOut: !leftOut.isEmpty)
      let rival = provider.rivals.first {
        (graph.effects[number].isAsync || !$0.isAwaited) && call.mayMean($0, table)
      }
      if let rival { return mistake(provider, rival, leftOut.first.map { provider.parameters[$0] }) }
    }
    return nil
  }

  /// What is passed for a parameter: for an optional it may be the value, for a `@match` a subtype.
  private func value(_ parameter: Provider.Parameter, _ binding: Graph.Binding) -> Call.Value {
    let provided = binding.eagerTarget.map { graph.providers[$0.provider].provided[$0.position].type }
    return .init(parameter: parameter, type: provided?.identity ?? parameter.type.identity)
  }

  private func mistake(
    _ provider: Provider, _ rival: Rival, _ leftOut: Provider.Parameter?
  ) -> Diagnostic {
    let kind = if case .function = provider.construction { "function" } else { "initializer" }
    let place = leftOut?.place ?? provider.place
    let message =
      leftOut.map {
        "'\($0.name)' \($0.isArgument ? "may be" : "is") left to its default, and without it the call may mean another \(kind)"
      } ?? "the call of this \(kind) may mean another one, which takes the same labels"
    return Diagnostic(
      .ambiguousInitializer, message, at: place,
      notes: [
        .init("this one; write '// @provide' above it if that is right", at: rival.place),
        .init("else \(mend(provider, leftOut))", at: place),
      ])
  }

  private func mend(_ provider: Provider, _ leftOut: Provider.Parameter?) -> String {
    guard let leftOut else { return "provide a static func of another name that calls this one" }
    if leftOut.isArgument { return "drop its default, so that it is always given" }
    let name = leftOut.name
    return provider.lifetime.isKept
      ? "have '\(name)' given: provide a static func of another name that calls this one with it"
      : "have '\(name)' given: write behind the parameter: /* @arg */"
  }
}

/// A call as it is generated: what it passes.
private struct Call {
  struct Value {
    var parameter: Provider.Parameter
    var type: TypeIdentity
  }

  let values: [Value]
  let leavesOut: Bool

  /// Whether the labels fit and no type plainly does not. Where all is passed that the chosen one takes, each value of
  /// the very type, no other one is better that leaves something out or takes what is above that type.
  func mayMean(_ rival: Rival, _ table: TypeTable) -> Bool {
    guard let parameters = rival.parameters else { return values.allSatisfy { $0.parameter.label == "_" } }
    let isExact = !leavesOut && values.allSatisfy { $0.type == $0.parameter.type.identity }
    var rest = values[...]
    for parameter in parameters {
      if let next = rest.first, takes(next, parameter, isExact ? nil : table) {
        rest.removeFirst()
      } else if isExact || !parameter.mayBeLeftOut {
        return false
      }
    }
    return rest.isEmpty
  }

  private func takes(_ value: Value, _ parameter: Rival.Parameter, _ table: TypeTable?) -> Bool {
    guard value.parameter.label == parameter.label else { return false }
    guard let type = parameter.type, value.type.isPlainlyOther(than: type) else { return true }
    let above = value.type.declaration.flatMap { table?.ancestors(ofType: $0) } ?? []
    return above.contains { $0.withoutArguments == (type.wrapped ?? type).withoutArguments }
  }
}
