// SPDX-License-Identifier: MIT

/// Reports what throws, waits or is isolated where it cannot.
struct EffectCheck {
  let graph: Graph
  let table: TypeTable

  func mistakes(of provider: Provider) -> [Diagnostic] {
    let limits = [split(provider), keeping(provider), replacing(provider)]
    return deferred(provider) + joining(provider) + limits.compactMap(\.self)
  }

  /// What brings more than is allowed, and the way to where that comes from. The rest of the message follows
  /// "'title' throws any error".
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

  /// The steps from a provider, or what is there in its place in other builds, to the nearest that brings an effect by
  /// itself, and what it does there.
  private func route(from start: Provider, to words: (BuildEffects) -> String?) -> Notes {
    let others = graph.variantGroups.first { $0.contains(start) } ?? []
    let routes = Routes(from: [start] + others, by: \.needs)
    guard let end = routes.reached.first(where: { words($0.effects) != nil }) else { return [] }
    let cause = Diagnostic.Note("'\(end.title)' \(words(end.effects) ?? "") here", at: end.place)
    return routes.notes(to: end) + [cause]
  }

  // MARK: Asking later

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

  /// A collection hands out all of its elements at once; what joins it from above is as its module expects.
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

  /// Another actor's values are kept one by one, in a table that the runtime need not know the actor for.
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

  /// A replacement cannot fail in ways that what it replaces cannot: its callers would not be ready for it.
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
  /// The type of a function that can pass on what asking involves.
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
  /// A function's type with what says how it is passed, and where it may be called.
  func prefixed(escapes: Bool, actor: String?, isSendable: Bool) -> TypeSyntax {
    let prefixes = [escapes ? "@escaping" : nil, actor.map { "@\($0)" }, isSendable ? "@Sendable" : nil]
    let all = prefixes.compactMap(\.self)
    return all.isEmpty ? self : .prefixed(all, self)
  }
}

extension DeferredType {
  /// What asking later may involve, where whoever gets this is built on an actor.
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
  /// Whether what is built so can be in a collection at all.
  var mayJoin: Bool { !isAsync && !isOnOtherActor }

  /// How diagnostics speak of what is more than allowed.
  func words(beyond allowed: BuildEffects) -> String {
    switch excess(over: allowed) {
    case .waiting: "is async"
    case .actor(let actor): "is isolated to '\(actor)'"
    case .failure, nil:
      if case .typed(let error) = failure { "throws '\(error.title)'" } else { "throws any error" }
    }
  }

  /// How they go on about what does less than another one.
  func contrast(to other: BuildEffects, of what: String) -> String {
    ", but \(what) \(other.excess(over: self) == .failure ? "does" : "is") not"
  }
}

/// What building each provider involves: its own effects and those of everything it needs.
enum EffectFlow {
  /// Says so in each of them; they are in an order in which each comes after those that it needs. What
  /// closes a circle keeps its own: the circle is reported, and nothing that follows from it.
  static func run(
    through order: [Provider], besides inCircle: Set<Provider>, of graph: Graph, _ table: TypeTable
  ) {
    for provider in order { provider.buildEffects = provider.effects }
    // Nothing comes of nothing.
    if order.allSatisfy({ $0.effects == .none }) { return }
    let rest = order.filter { !inCircle.contains($0) }
    let groups = graph.variantGroups
    var changed = true
    func set(_ effects: BuildEffects, of provider: Provider) {
      changed = changed || effects != provider.buildEffects
      provider.buildEffects = effects
    }
    // Again for what comes later in the order, as an accessor does whose place was taken.
    while changed {
      changed = false
      for provider in rest {
        set(provider.predecessor?.buildEffects ?? effects(of: provider, table), of: provider)
      }
      for group in groups {
        let joined = joined(group)
        for provider in group {
          // Of two actors neither gives way.
          var all = joined
          all.actor = provider.buildEffects.actor ?? joined.seenActor
          set(all, of: provider)
        }
      }
    }
  }

  /// A provider's own effects, those of what it needs, and those that it has in other builds.
  static func effects(of provider: Provider, _ table: TypeTable) -> BuildEffects {
    var all = provider.effects
    // The module that requires something was built without knowing who provides it.
    if provider.isRequired { return all }
    if !provider.condition.isAlways { all = all.needing(provider.buildEffects) }
    for need in provider.needs {
      // What has to be waited for cannot join a collection. That is reported, and nothing that follows from it.
      let needed = need.provider.buildEffects
      if !provider.isCollection || !needed.isAsync { all = all.needing(needed) }
    }
    // What waits needs nobody's actor: it can wait for what happens there.
    if all.isAsync { all.actor = provider.effects.actor }
    // An error that the accessor's readers cannot name is any error to them.
    if case .typed(let error) = all.failure,
      let access = error.identity.declaration?.access, access < provider.access
    {
      all.failure = .anything
    }
    return all
  }

  /// Variants are one provider to their users, who write one `try` and `await` for all builds: so what one does the
  /// other does. Two that throw otherwise may throw anything, for a type of error need not be there in both builds.
  private static func joined(_ group: [Provider]) -> BuildEffects {
    let all = group.map(\.buildEffects)
    var joined = all.reduce(all[0]) { $0.needing($1) }
    if !all.allSatisfy({ $0.failure == all[0].failure }) { joined.failure = .anything }
    return joined
  }
}
