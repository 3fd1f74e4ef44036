// SPDX-License-Identifier: MIT

/// Reports effects (`throws`, `async`, isolation) that a consumer, a lifetime or a collection cannot have.
struct EffectCheck {
  let graph: Graph

  var diagnostics: [Diagnostic] {
    // A cycle is reported, and errors that follow from it are not.
    let inCycle = Set(graph.cycles.joined().map(\.user.id))
    return graph.own.filter { !inCycle.contains($0.binding.id) }.flatMap(mistakes)
  }

  private func mistakes(of node: Node) -> [Diagnostic] {
    let limits = [split(node), keeping(node), replacing(node), decorating(node)]
    return deferred(node) + joining(node) + limits.compactMap(\.self)
  }

  /// A diagnostic for effects beyond the allowed ones, with the route to their origin. The message begins with "'title'
  /// throws any error", or the like; `rest` continues it.
  func mismatch(
    _ binding: Binding, _ title: String? = nil, with effects: BuildEffects? = nil,
    beyond allowed: BuildEffects, _ rest: String, at place: Place, behind notes: Notes = [],
    suggestion: Note
  ) -> Diagnostic {
    let effects = effects ?? graph[binding].transitiveEffects
    let excess = effects.excess(over: allowed)
    let way = route(from: binding) {
      $0.excess(over: allowed) == excess ? $0.words(beyond: allowed) : nil
    }
    let id = if case .actor = excess { DiagnosticID.isolationMismatch } else { DiagnosticID.effectMismatch }
    return Diagnostic(
      id, "'\(title ?? binding.title)' \(effects.words(beyond: allowed))\(rest)", at: place,
      notes: notes + way + [suggestion])
  }

  /// The route from a binding, or from a variant of it under another `#if`, to the nearest binding that has the effect by
  /// itself, and a note on that effect.
  private func route(from start: Binding, to words: (BuildEffects) -> String?) -> Notes {
    let others = graph.accessors.variantGroups.first { $0.contains(start) } ?? []
    let routes = Routes(from: [start] + others) { graph[$0].eagerEdges }
    guard let end = routes.reached.first(where: { words($0.ownEffects) != nil }) else { return [] }
    let cause = end.place.note("'\(end.title)' \(words(end.ownEffects) ?? "") here")
    return routes.notes(to: end) + [cause]
  }

  // MARK: Deferred edges

  private func deferred(_ node: Node) -> [Diagnostic] {
    let binding = node.binding
    return node.variants.flatMap { zip(binding.parameters, $0.values) }.compactMap { parameter, value in
      guard let edge = value.deferred else { return nil }
      let effects = graph[edge.target.binding].transitiveEffects
      let allowed = edge.type.allowed(on: node.transitiveEffects.actor, asking: effects)
      guard effects.exceeds(allowed) else { return nil }
      let type = edge.type(passingOn: effects, for: parameter, isMemberwise: binding.isMemberwise)
        .withoutAliases
      return mismatch(
        edge.target.binding, edge.target.title, beyond: allowed,
        ", which '\(edge.type.spelling.withoutAliases)' cannot pass on", at: parameter.place,
        behind: [binding.step(parameter, needs: "'\(edge.target.title)'")],
        suggestion: parameter.place.note("write its type as: \(type, .type)"))
    }
  }

  // MARK: Actors

  private func split(_ node: Node) -> Diagnostic? {
    let title = node.binding.title
    let effects = node.transitiveEffects
    let edge = node.eagerEdges.first { graph[$0.target].transitiveEffects.leaves(effects) }
    guard let edge else { return nil }
    return mismatch(
      edge.target, beyond: effects, ", and '\(title)', which needs it, to '\(effects.actor ?? "")'",
      at: edge.parameter.place, behind: routeToActor(from: node) + [edge.note],
      suggestion: node.binding.place.note(
        "build '\(title)' by an async init or static func, which can wait for both, or make one of the two nonisolated"
      ))
  }

  private func routeToActor(from start: Node) -> Notes {
    let actor = start.transitiveEffects.actor
    return route(from: start.binding) { $0.actor == actor ? "is isolated to '\(actor ?? "")'" : nil }
  }

  // MARK: Limits

  /// A collection builds all of its elements at once, so no element may be on an actor that the runtime does not know. Elements
  /// that join from above are the concern of ``RequirementCheck``.
  private func joining(_ collection: Node) -> [Diagnostic] {
    if !collection.binding.isCollection { return [] }
    return collection.eagerEdges.filter { !graph[$0.target].transitiveEffects.mayJoin }.map { edge in
      mismatch(
        edge.target, beyond: .none,
        ", so it cannot join '\(edge.user.concrete.spelling)', which builds all elements at once",
        at: edge.parameter.place,
        suggestion: edge.target.place.note(
          "join a value that can be built at once and asks for this one later"))
    }
  }

  /// The runtime has slots for nonisolated and main-actor values only. Values of other actors live in its table of
  /// keyed values, which knows no weak values, no values under several types and no requirements.
  private func keeping(_ node: Node) -> Diagnostic? {
    let binding = node.binding
    let isShared = binding.isKept && binding.provided.count > 1
    guard node.transitiveEffects.isOnOtherActor, binding.isRequired || binding.lifetime == .weak || isShared
    else { return nil }
    let place = binding.lifetimePlace
    return mismatch(
      binding, beyond: BuildEffects(failure: .anything),
      ", so it cannot be weak, kept as several types or required from above; only values of the main actor or of no actor can",
      at: place,
      suggestion: place.note("make it nonisolated, new each time, or a \("singleton", .lifetime) of one type")
    )
  }

  /// A replacement must not have effects that the replaced provider has not: its consumers do not expect them.
  private func replacing(_ node: Node) -> Diagnostic? {
    guard let old = node.binding.predecessor, let value = node.binding.replaces else { return nil }
    let own = node.binding.effects(needing: node.eagerEdges, as: node.access, in: graph.table) {
      graph[$0].transitiveEffects
    }
    let expected = graph[old].transitiveEffects
    guard own.exceeds(expected) else { return nil }
    return mismatch(
      node.binding, with: own, beyond: expected, expected.contrast(to: own, of: "the replaced provider"),
      at: value.place,
      suggestion: old.place.note("'\(old.isDecorated ? value.text : old.title)' is provided here"))
  }
}

extension EffectCheck {
  /// A provider that only its own accessor can call cannot be asked by a replacement in another module.
  private func decorating(_ node: Node) -> Diagnostic? {
    guard let original = node.binding.original, node.isOpaque else { return nil }
    let reason =
      node.transitiveEffects.isOnOtherActor
      ? "is isolated to '\(node.transitiveEffects.actor ?? "")'"
      : "takes an argument that only its own accessor can hand on"
    return Diagnostic(
      .unsupportedDeclaration,
      "'\(original.title)' \(reason), so only a replacement in '\(original.module)' itself can ask for it",
      at: node.binding.place,
      notes: [original.place.note("'\(original.title)' is provided here")])
  }
}

extension DeferredEdge {
  /// The function type to write instead of this deferred type, so that the target's effects are passed on.
  fileprivate func type(
    passingOn asked: BuildEffects, for parameter: Parameter, isMemberwise: Bool
  ) -> TypeSyntax {
    let spelling = parameter.type.spelling
    let isFunction = type.form == .function
    let effects = Effects(isAsync: type.effects.isAsync || asked.isAsync, throwing: asked.failure.throwing)
    let function = TypeSyntax.function(type.parameters, effects, type.result.spelling).prefixed(
      escapes: isFunction ? spelling.prefixes.contains("@escaping") : !isMemberwise && !spelling.isOptional,
      actor: (effects.isAsync ? nil : asked.seenActor) ?? type.actor,
      isSendable: type.isSendable)
    return spelling.isOptional ? .optional(function) : function
  }
}

extension TypeSyntax {
  /// A function type with `@escaping`, a global actor and `@Sendable` in front, as far as they apply.
  func prefixed(escapes: Bool, actor: String?, isSendable: Bool) -> TypeSyntax {
    let prefixes = [escapes ? "@escaping" : nil, actor.map { "@\($0)" }, isSendable ? "@Sendable" : nil]
    let all = prefixes.compactMap(\.self)
    return all.isEmpty ? self : .prefixed(all, self)
  }
}

extension DeferredType {
  /// The effects that this type allows its target, in a value built on `actor`.
  func allowed(on actor: String?, asking target: BuildEffects) -> BuildEffects {
    let failure: BuildEffects.Failure =
      switch throwing {
      case .anything: .anything
      case .typed(let error): .typed(ResolvedType(identity: TypeIdentity(error), spelling: .void))
      case .never, .rethrowing: .never
      }
    let own = form == .lazy ? "MainActor" : self.actor
    let asked = target.seenActor.flatMap { $0 == own ? $0 : nil }
    return BuildEffects(
      failure: failure, isAsync: effects.isAsync, actor: asked ?? (isSendable ? nil : actor))
  }
}

extension BuildEffects {
  /// Whether a provider with these effects can be an element of a collection.
  var mayJoin: Bool { !isOnOtherActor }

  /// The words of a diagnostic for the effect that exceeds the allowed ones.
  func words(beyond allowed: BuildEffects) -> String {
    switch excess(over: allowed) {
    case .waiting: "is async"
    case .actor(let actor): "is isolated to '\(actor)'"
    case .failure, nil:
      error.map { "throws '\($0.title)'" } ?? "throws any error"
    }
  }

  /// The end of such a message: `what`, which has these effects only, does not have the one of `other`.
  func contrast(to other: BuildEffects, of what: String) -> String {
    ", but \(what) \(other.excess(over: self) == .failure ? "does" : "is") not"
  }
}
