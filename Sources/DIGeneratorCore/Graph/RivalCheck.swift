// SPDX-License-Identifier: MIT

/// Reports calls that would mean another initializer or function than the chosen one, once what has a default is left
/// out. The compiler says nothing of it where the other one leaves out less.
struct RivalCheck {
  let graph: Graph

  /// Reports those of some of the providers.
  func report(of providers: [Int], _ diagnostics: inout DiagnosticCollector) {
    for number in providers where !graph.providers[number].rivals.isEmpty {
      for row in graph.rows[number] {
        guard let mistake = mistake(graph.providers[number], row.bindings) else { continue }
        diagnostics.report(mistake)
        break
      }
    }
  }

  private func mistake(_ provider: Provider, _ bindings: [Graph.Binding]) -> Diagnostic? {
    let numbers = provider.parameters.indices
    let always = numbers.filter { bindings[$0].isLeftOut }
    // Where only the declaration can name an argument's default, the accessor has an overload without it.
    let sometimes = numbers.filter { provider.parameters[$0].role == .argument(.overload) }
    return mistake(provider, leavingOut: always)
      ?? (sometimes.isEmpty ? nil : mistake(provider, leavingOut: sometimes + always))
  }

  private func mistake(_ provider: Provider, leavingOut leftOut: [Int]) -> Diagnostic? {
    let given = provider.parameters.indices.filter { !leftOut.contains($0) }.map { provider.parameters[$0] }
    let rival = provider.rivals.first {
      $0.countOfLeftOut(byPassing: given).map { $0 <= leftOut.count } ?? false
    }
    guard let first = leftOut.first, let rival else { return nil }
    let parameter = provider.parameters[first]
    let (name, isArgument) = ("'\(parameter.name)'", parameter.role == .argument(.overload))
    let kind = if case .function = provider.construction { "function" } else { "initializer" }
    return Diagnostic(
      .ambiguousInitializer,
      "\(name) \(isArgument ? "may be" : "is") left to its default, and without it the call may mean another \(kind)",
      at: parameter.place,
      notes: [
        .init("this one; write '// @provide' above it if that is right", at: rival.place),
        .init(
          isArgument
            ? "else drop its default, so that it is always given"
            : "else have \(name) given: \(mend(provider))",
          at: parameter.place),
      ])
  }

  private func mend(_ provider: Provider) -> String {
    provider.lifetime.isKept
      ? "provide a static func of another name that calls this one with it"
      : "write behind the parameter: /* @arg */"
  }
}

extension Graph.Binding {
  fileprivate var isLeftOut: Bool { if case .leftOut = self { true } else { false } }
}
