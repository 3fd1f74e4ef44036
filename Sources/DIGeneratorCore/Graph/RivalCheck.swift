// SPDX-License-Identifier: MIT

/// Reports calls that would mean another initializer or function than the chosen one, once what has a default is left out. The
/// compiler says nothing of it where the other one leaves out less.
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
    let all = zip(provider.parameters, bindings)
    let given = all.filter { !$1.isLeftOut }.map(\.0)
    let leftOut = all.filter { $1.isLeftOut }.map(\.0)
    guard let parameter = leftOut.first,
      let rival = provider.rivals.first(where: {
        $0.countOfLeftOut(byPassing: given).map { $0 <= leftOut.count } ?? false
      })
    else { return nil }
    let name = "'\(parameter.name)'"
    let kind = if case .function = provider.construction { "function" } else { "initializer" }
    return Diagnostic(
      .ambiguousInitializer,
      "\(name) is left to its default, and without it the call may mean another \(kind)",
      at: parameter.place,
      notes: [
        .init("this one; write '// @provide' above it if that is right", at: rival.place),
        .init("else have \(name) given: \(mend(provider))", at: parameter.place),
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
