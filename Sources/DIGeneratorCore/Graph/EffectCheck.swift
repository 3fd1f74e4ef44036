// SPDX-License-Identifier: MIT

/// Reports deferred dependencies that cannot pass on what asking for them involves.
struct EffectCheck {
  let graph: Graph

  /// Reports those of some of the providers.
  func report(of providers: [Int], _ diagnostics: inout DiagnosticCollector) {
    for provider in providers {
      for row in graph.rows[provider] { report(provider, row.bindings, &diagnostics) }
    }
  }

  private func report(
    _ provider: Int, _ bindings: [Graph.Binding], _ diagnostics: inout DiagnosticCollector
  ) {
    for (parameter, binding) in bindings.enumerated() {
      guard case .deferred(let edge) = binding, !edge.type.admits(graph.failures[edge.target.provider]) else {
        continue
      }
      diagnostics.report(diagnostic(provider, parameter, edge))
    }
  }

  private func diagnostic(_ provider: Int, _ position: Int, _ edge: Graph.Deferred) -> Diagnostic {
    let parameter = graph.providers[provider].parameters[position]
    let (target, title) = (edge.target.provider, name(of: edge.target))
    let message =
      "'\(title)' may throw \(graph.failures[target].title), which '\(edge.type.title)' cannot pass on"
    let mend = mend(for: edge, parameter, isMemberwise: graph.providers[provider].isMemberwise)
    return Diagnostic(
      .effectMismatch, message, at: parameter.place,
      notes: [graph.step(provider, parameter: position, needs: "'\(title)'")] + route(from: target, edge.type)
        + [.init("write its type as: \(mend)", at: parameter.place)])
  }

  private func name(of target: Graph.Target) -> String {
    graph.providers[target.provider].provided[target.position].accessor
  }

  /// The function type that can pass it on.
  private func mend(for edge: Graph.Deferred, _ parameter: Provider.Parameter, isMemberwise: Bool)
    -> TypeSyntax
  {
    let failure = graph.failures[edge.target.provider]
    let effects = Effects(isAsync: edge.type.effects.isAsync, throwing: failure.throwing)
    let function = TypeSyntax.function(edge.type.parameters, effects, edge.type.result.spelling)
    let isOptional = parameter.type.spelling.isOptional
    let mustEscape = edge.type.form != .function && !isMemberwise && !isOptional
    let written = edge.type.form == .function ? edge.type.spelling.prefixes : ["@Sendable"]
    let passing =
      parameter.type.spelling.prefixes.filter { $0 == "@escaping" } + (mustEscape ? ["@escaping"] : [])
    let prefixes = passing + written.filter { $0 != "@escaping" }
    let type = prefixes.isEmpty ? function : .prefixed(prefixes, function)
    return isOptional ? .optional(type) : type
  }

  /// The way from a provider to what throws: the nearest of those that cannot be passed on, or else to where what
  /// could be passed on becomes any error.
  private func route(from start: Int, _ type: DeferredType) -> [Diagnostic.Note] {
    shortest(from: start, to: { !type.admits(graph.providers[$0].failure) }, saying: thrown)
      ?? shortest(from: start, to: becomesAnyError, saying: loss) ?? []
  }

  private func becomesAnyError(_ provider: Int) -> Bool {
    graph.failures[provider] == .anything
      && !graph.needs(of: provider).contains { graph.failures[$0.provider] == .anything }
  }

  private func loss(at provider: Int) -> String {
    let loser = graph.providers[provider]
    let isTwin = graph.twins.all.contains { $0.contains(provider) }
    return isTwin
      ? "'\(loser.title)' does not throw the same in all builds, which makes it any error in each"
      : "'\(loser.title)' is \(loser.access.keyword), and what it throws is not, which makes it any error"
  }

  private func thrown(by provider: Int) -> String {
    "'\(graph.providers[provider].title)' throws \(graph.providers[provider].failure.title)"
  }

  private func shortest(
    from start: Int, to isEnd: (Int) -> Bool, saying reason: (Int) -> String
  ) -> [Diagnostic.Note]? {
    var cameBy: [Int: (provider: Int, parameter: Int)] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let provider = queue[next]
      next += 1
      if isEnd(provider) { return notes(to: provider, from: start, cameBy, reason(provider)) }
      for need in graph.needs(of: provider) where need.provider != start && cameBy[need.provider] == nil {
        cameBy[need.provider] = (provider, need.parameter)
        queue.append(need.provider)
      }
    }
    return nil
  }

  private func notes(
    to end: Int, from start: Int, _ cameBy: [Int: (provider: Int, parameter: Int)], _ reason: String
  ) -> [Diagnostic.Note] {
    var notes = [Diagnostic.Note(reason, at: graph.providers[end].place)]
    var provider = end
    while provider != start, let step = cameBy[provider] {
      let needs = "'\(graph.providers[provider].title)'"
      notes.insert(graph.step(step.provider, parameter: step.parameter, needs: needs), at: 0)
      provider = step.provider
    }
    return notes
  }
}

extension DeferredType {
  /// Whether what is asked for later may throw this.
  func admits(_ failure: Provider.Failure) -> Bool {
    switch (failure, throwing) {
    case (.never, _), (_, .anything): true
    case (.typed(let error), .typed(let admitted)): error.identity == admitted
    default: false
    }
  }
}

extension Provider.Failure {
  /// How diagnostics speak of what is thrown.
  fileprivate var title: String {
    if case .typed(let error) = self { "'\(error.title)'" } else { "any error" }
  }

  fileprivate var throwing: Throwing {
    switch self {
    case .never: .never
    case .anything: .anything
    case .typed(let error): .typed(error.spelling)
    }
  }
}
