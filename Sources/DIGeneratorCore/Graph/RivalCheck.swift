// SPDX-License-Identifier: MIT

/// Reports calls that would mean another initializer or function than the chosen one: once what has a default is left
/// out, where that one takes what is passed as it is, or has to be waited for. The compiler says nothing of it.
struct RivalCheck {
  let graph: Graph

  /// Reports those of some of the providers.
  func report(of providers: [Int], _ diagnostics: inout DiagnosticCollector) {
    for number in providers where !graph.providers[number].rivals.isEmpty {
      for row in graph.rows[number] {
        let mayWait = graph.effects[number].isAsync
        guard let mistake = mistake(graph.providers[number], row.bindings, mayWait) else { continue }
        diagnostics.report(mistake)
        break
      }
    }
  }

  private func mistake(_ provider: Provider, _ bindings: [Graph.Binding], _ mayWait: Bool) -> Diagnostic? {
    let numbers = provider.parameters.indices
    let always = numbers.filter { bindings[$0].isLeftOut }
    // Where only the declaration can name an argument's default, the accessor has an overload without it.
    let sometimes = numbers.filter { provider.parameters[$0].role == .argument(.overload) }
    return mistake(provider, bindings, mayWait, leavingOut: always)
      ?? (sometimes.isEmpty ? nil : mistake(provider, bindings, mayWait, leavingOut: sometimes + always))
  }

  private func mistake(
    _ provider: Provider, _ bindings: [Graph.Binding], _ mayWait: Bool, leavingOut leftOut: [Int]
  ) -> Diagnostic? {
    let given = provider.parameters.indices.filter { !leftOut.contains($0) }
    let values = given.map { value(provider.parameters[$0], bindings[$0]) }
    for rival in provider.rivals {
      switch rival.preference(for: values, leavingOut: leftOut.count, mayWait: mayWait) {
      case .exact(let value): return mistake(provider, passing: value, rival)
      case .asShort: return mistake(provider, leavingOut: provider.parameters[leftOut[0]], rival)
      case .awaited: return mistake(provider, waitingFor: rival)
      case nil: continue
      }
    }
    return nil
  }

  /// What is passed for a parameter: for an optional it may be the value, for a `@match` a subtype.
  private func value(_ parameter: Provider.Parameter, _ binding: Graph.Binding) -> Rival.Value {
    let provided = binding.eagerTarget.map { graph.providers[$0.provider].provided[$0.position] }
    return .init(parameter: parameter, type: provided?.type ?? parameter.type)
  }

  private func mistake(_ provider: Provider, passing value: Rival.Value, _ rival: Rival) -> Diagnostic {
    let (parameter, kind) = (value.parameter, kind(provider))
    return Diagnostic(
      .ambiguousInitializer,
      "'\(parameter.name)' is a '\(parameter.type.title)' but gets a '\(value.type.title)', which another \(kind) takes as it is",
      at: parameter.place,
      notes: [
        meant(rival),
        .init("else provide a static func of another name that calls this one", at: parameter.place),
      ])
  }

  private func mistake(
    _ provider: Provider, leavingOut parameter: Provider.Parameter, _ rival: Rival
  ) -> Diagnostic {
    let (name, isArgument) = ("'\(parameter.name)'", parameter.role == .argument(.overload))
    return Diagnostic(
      .ambiguousInitializer,
      "\(name) \(isArgument ? "may be" : "is") left to its default, and without it the call may mean another \(kind(provider))",
      at: parameter.place,
      notes: [
        meant(rival),
        .init(
          isArgument
            ? "else drop its default, so that it is always given"
            : "else have \(name) given: \(mend(provider))",
          at: parameter.place),
      ])
  }

  private func mistake(_ provider: Provider, waitingFor rival: Rival) -> Diagnostic {
    Diagnostic(
      .ambiguousInitializer,
      "what this needs has to be waited for, and where a call may wait it means another \(kind(provider)), which is async",
      at: provider.place,
      notes: [
        meant(rival),
        .init("else provide a static func of another name that calls this one", at: provider.place),
      ])
  }

  private func meant(_ rival: Rival) -> Diagnostic.Note {
    .init("this one; write '// @provide' above it if that is right", at: rival.place)
  }

  private func kind(_ provider: Provider) -> String {
    if case .function = provider.construction { "function" } else { "initializer" }
  }

  private func mend(_ provider: Provider) -> String {
    provider.lifetime.isKept
      ? "provide a static func of another name that calls this one with it"
      : "write behind the parameter: /* @arg */"
  }
}
