// SPDX-License-Identifier: MIT

/// Reports effects (`throws`, `async`, isolation) that a consumer, a lifetime or a collection cannot have.
struct EffectCheck {
  let graph: Graph
  let table: TypeTable

  func mistakes(of provider: Provider) -> [Diagnostic] {
    let limits = [split(provider), keeping(provider), replacing(provider)]
    return deferred(provider) + joining(provider) + limits.compactMap(\.self)
  }

  /// A diagnostic for effects beyond the allowed ones, with the route to their origin. The message begins with "'title'
  /// throws any error", or the like; `rest` continues it.
  func mismatch(
    _ provider: Provider, _ title: String? = nil, with effects: BuildEffects? = nil,
    beyond allowed: BuildEffects, _ rest: String, at place: Place, behind notes: Notes = [],
    mend: Diagnostic.Note
  ) -> Diagnostic {
    let effects = effects ?? provider.buildEffects
    let excess = effects.excess(over: allowed)
    let way = route(from: provider) {
      $0.excess(over: allowed) == excess ? $0.words(beyond: allowed) : nil
    }
    let id = if case .actor = excess { DiagnosticID.isolationMismatch } else { DiagnosticID.effectMismatch }
    return Diagnostic(
      id, "'\(title ?? provider.title)' \(effects.words(beyond: allowed))\(rest)", at: place,
      notes: notes + way + [mend])
  }

  /// The route from a provider, or from a variant of it under another `#if`, to the nearest provider that has the
  /// effect by itself, and a note on that effect.
  private func route(from start: Provider, to words: (BuildEffects) -> String?) -> Notes {
    let others = graph.variantGroups.first { $0.contains(start) } ?? []
    let routes = Routes(from: [start] + others, by: \.needs)
    guard let end = routes.reached.first(where: { words($0.effects) != nil }) else { return [] }
    let cause = Diagnostic.Note("'\(end.title)' \(words(end.effects) ?? "") here", at: end.place)
    return routes.notes(to: end) + [cause]
  }

  // MARK: Deferred edges

  private func deferred(_ provider: Provider) -> [Diagnostic] {
    provider.filled.compactMap { parameter, binding, _ in
      guard case .deferred(let edge) = binding else { return nil }
      let target = edge.target.provider
      let allowed = edge.type.allowed(on: provider.buildEffects.actor, asking: target.buildEffects)
      guard target.buildEffects.exceeds(allowed) else { return nil }
      let mend = edge.passingOn(parameter, isMemberwise: provider.isMemberwise)
      return mismatch(
        target, edge.target.accessor, beyond: allowed, ", which '\(edge.type.spelling)' cannot pass on",
        at: parameter.place, behind: [provider.step(parameter, needs: "'\(edge.target.accessor)'")],
        mend: .init("write its type as: \(mend)", at: parameter.place))
    }
  }

  // MARK: Actors

  private func split(_ provider: Provider) -> Diagnostic? {
    let (title, effects) = (provider.title, provider.buildEffects)
    let need = provider.needs.first { $0.provider.buildEffects.leaves(effects) }
    guard let need else { return nil }
    return mismatch(
      need.provider, beyond: effects, ", and '\(title)', which needs it, to '\(effects.actor ?? "")'",
      at: need.parameter.place, behind: routeToActor(from: provider) + [need.note],
      mend: .init(
        "build '\(title)' where both can be waited for, by an init or static func that is async, or make one of the two nonisolated",
        at: provider.place))
  }

  private func routeToActor(from start: Provider) -> Notes {
    let actor = start.buildEffects.actor
    return route(from: start) { $0.actor == actor ? "is isolated to '\(actor ?? "")'" : nil }
  }

  // MARK: Limits

  /// A collection builds all of its elements at once, so no element may be async or on an actor that the runtime does
  /// not know. Elements that join from above are the concern of ``RequirementCheck``.
  private func joining(_ collection: Provider) -> [Diagnostic] {
    if !collection.isCollection { return [] }
    return collection.needs.filter { !$0.provider.buildEffects.mayJoin }.map { need in
      mismatch(
        need.provider, beyond: .none,
        ", so it cannot join '\(collection.concrete.spelling)', which hands out all at once",
        at: need.parameter.place,
        mend: .init(
          "join something that can be built at once and asks for it later", at: need.provider.place))
    }
  }

  /// The runtime has slots for nonisolated and main-actor values only. Values of other actors live in its table of
  /// keyed values, which knows no weak values, no values under several types and no requirements.
  private func keeping(_ provider: Provider) -> Diagnostic? {
    let isShared = provider.lifetime.isKept && provider.provided.count > 1
    guard provider.buildEffects.isOnOtherActor, provider.isRequired || provider.lifetime == .weak || isShared
    else { return nil }
    let place = provider.lifetimePlace
    return mismatch(
      provider, beyond: BuildEffects(failure: .anything),
      ", so it cannot be weak, kept as several types or required from above; only what is the main actor's or nobody's can",
      at: place,
      mend: .init("let it be nobody's, new each time, or a singleton of one type", at: place))
  }

  /// A replacement must not have effects that the replaced provider has not: its consumers do not expect them.
  private func replacing(_ provider: Provider) -> Diagnostic? {
    guard let old = provider.predecessor, let value = provider.replaces else { return nil }
    let (own, expected) = (EffectFlow.effects(of: provider, table), old.buildEffects)
    guard own.exceeds(expected) else { return nil }
    return mismatch(
      provider, with: own, beyond: expected, expected.contrast(to: own, of: "what it replaces"),
      at: value.place, mend: .init("'\(old.title)' is provided here", at: old.place))
  }
}

extension Graph.Deferred {
  /// The function type to write instead of this deferred type, so that the target's effects are passed on.
  fileprivate func passingOn(_ parameter: Provider.Parameter, isMemberwise: Bool) -> TypeSyntax {
    let (asked, spelling, isFunction) = (
      target.provider.buildEffects, parameter.type.spelling, type.form == .function
    )
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
      case .typed(let error): .typed(ResolvedType(identity: error, spelling: .void))
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
  var mayJoin: Bool { !isAsync && !isOnOtherActor }

  /// The words of a diagnostic for the effect that exceeds the allowed ones.
  func words(beyond allowed: BuildEffects) -> String {
    switch excess(over: allowed) {
    case .waiting: "is async"
    case .actor(let actor): "is isolated to '\(actor)'"
    case .failure, nil:
      if case .typed(let error) = failure { "throws '\(error.title)'" } else { "throws any error" }
    }
  }

  /// The end of such a message: `what`, which has these effects only, does not have the one of `other`.
  func contrast(to other: BuildEffects, of what: String) -> String {
    ", but \(what) \(other.excess(over: self) == .failure ? "does" : "is") not"
  }
}

/// Computes the effects of building each provider: its own and its dependencies' effects.
enum EffectFlow {
  /// Sets the `buildEffects` of all providers. `order` lists each provider after its dependencies. Providers in a cycle
  /// keep their own effects: the cycle is reported, and errors that follow from it are not.
  static func run(
    through order: [Provider], besides inCircle: Set<Provider>, of graph: Graph, _ table: TypeTable
  ) {
    for provider in order { provider.buildEffects = provider.effects }
    // If no provider has effects of its own, none gets any.
    if order.allSatisfy({ $0.effects == .none }) { return }
    let rest = order.filter { !inCircle.contains($0) }
    let groups = graph.variantGroups
    var changed = true
    func set(_ effects: BuildEffects, of provider: Provider) {
      changed = changed || effects != provider.buildEffects
      provider.buildEffects = effects
    }
    // Repeats because a replacement has the effects of the replaced accessor, which comes later in the order.
    while changed {
      changed = false
      for provider in rest {
        set(provider.predecessor?.buildEffects ?? effects(of: provider, table), of: provider)
      }
      for group in groups {
        let joined = joined(group)
        for provider in group {
          // A variant that is isolated to an actor keeps it, even if another variant has another actor.
          var all = joined
          all.actor = provider.buildEffects.actor ?? joined.seenActor
          set(all, of: provider)
        }
      }
    }
  }

  /// A provider's own effects, joined with its dependencies' and, under `#if`, its variants' effects.
  static func effects(of provider: Provider, _ table: TypeTable) -> BuildEffects {
    var all = provider.effects
    // The requiring module is compiled without its provider, so only the effects stated by `@require` count.
    if provider.isRequired { return all }
    if !provider.condition.isAlways { all = all.needing(provider.buildEffects) }
    for need in provider.needs {
      // An async element cannot join a collection. That is reported by itself, so the effect goes no further.
      let needed = need.provider.buildEffects
      if !provider.isCollection || !needed.isAsync { all = all.needing(needed) }
    }
    // An async build can await dependencies on their actors, so it takes no actor from them.
    if all.isAsync { all.actor = provider.effects.actor }
    // The accessor cannot name an error type less visible than itself, so it throws any error.
    if case .typed(let error) = all.failure,
      let access = error.identity.declaration?.access, access < provider.access
    {
      all.failure = .anything
    }
    return all
  }

  /// Variants under `#if` are one provider to their users, who write one `try` and `await` for all builds, so each
  /// variant has the effects of all. If their failures differ, they throw any error: an error type may be missing in
  /// some builds.
  private static func joined(_ group: [Provider]) -> BuildEffects {
    let all = group.map(\.buildEffects)
    var joined = all.reduce(all[0]) { $0.needing($1) }
    if !all.allSatisfy({ $0.failure == all[0].failure }) { joined.failure = .anything }
    return joined
  }
}
