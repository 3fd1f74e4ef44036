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
      guard case .deferred(let edge) = binding else { continue }
      let allowed = edge.type.allowed(
        on: graph.effects[provider].actor, asking: graph.effects[edge.target.provider])
      if graph.effects[edge.target.provider].exceeds(allowed) {
        diagnostics.report(diagnostic(provider, parameter, edge, allowed))
      }
    }
  }

  private func diagnostic(
    _ provider: Int, _ position: Int, _ edge: Graph.Deferred, _ allowed: BuildEffects
  ) -> Diagnostic {
    let parameter = graph.providers[provider].parameters[position]
    let (target, title) = (edge.target.provider, graph.accessor(of: edge.target))
    let effects = graph.effects[target]
    let mend = mend(for: edge, parameter, isMemberwise: graph.providers[provider].isMemberwise)
    return Diagnostic(
      effects.mistake(beyond: allowed),
      "'\(title)' \(effects.words(beyond: allowed)), which '\(edge.type.title)' cannot pass on",
      at: parameter.place,
      notes: [graph.step(provider, parameter: position, needs: "'\(title)'")]
        + EffectRoute(graph: graph).notes(from: target, bringing: effects, beyond: allowed)
        + [.init("write its type as: \(mend)", at: parameter.place)])
  }

  /// The function type that can pass it on.
  private func mend(for edge: Graph.Deferred, _ parameter: Provider.Parameter, isMemberwise: Bool)
    -> TypeSyntax
  {
    let target = graph.effects[edge.target.provider]
    let effects = Effects(
      isAsync: edge.type.effects.isAsync || target.isAsync, throwing: target.failure.throwing)
    let function = TypeSyntax.function(edge.type.parameters, effects, edge.type.result.spelling)
    let isOptional = parameter.type.spelling.isOptional
    let mustEscape = edge.type.form != .function && !isMemberwise && !isOptional
    let written = edge.type.form == .function ? edge.type.spelling.prefixes : ["@Sendable"]
    let actor = effects.isAsync ? nil : target.seenActor.map { "@\($0)" }
    let passing =
      parameter.type.spelling.prefixes.filter { $0 == "@escaping" } + (mustEscape ? ["@escaping"] : [])
    let other = edge.type.actor.map { "@\($0)" }
    let kept = written.filter { $0 != "@escaping" && $0 != actor && (actor == nil || $0 != other) }
    let prefixes = passing + [actor].compactMap(\.self) + kept
    let type = prefixes.isEmpty ? function : .prefixed(prefixes, function)
    return isOptional ? .optional(type) : type
  }
}

extension DeferredType {
  /// What asking later may involve, where whoever gets this is built on an actor.
  func allowed(on actor: String?, asking target: BuildEffects) -> BuildEffects {
    BuildEffects(
      failure: failure(asking: target.failure), isAsync: effects.isAsync,
      actor: own(target.seenActor) ?? (isSendable ? nil : actor))
  }

  /// The error that it may throw: that of the target, if it is the same type written otherwise.
  private func failure(asking target: BuildEffects.Failure) -> BuildEffects.Failure {
    switch (target, throwing) {
    case (_, .anything): .anything
    case (.typed(let error), .typed(let admitted)) where error.identity == admitted: target
    case (_, .typed(let admitted)): .typed(ResolvedType(identity: admitted, spelling: .void))
    default: .never
    }
  }

  /// An actor that the type itself says it is asked on.
  private func own(_ wanted: String?) -> String? {
    switch form {
    case .lazy: wanted == "MainActor" ? wanted : nil
    case .provider: nil
    case .function: actor == wanted ? wanted : nil
    }
  }
}
