// SPDX-License-Identifier: MIT

/// Reports effects that somebody cannot take: what is asked for later and cannot pass them on, what would be built on two
/// actors at once, and what containers cannot do by waiting or on an actor that the runtime does not know.
struct EffectCheck {
  let graph: Graph
  let table: TypeTable

  /// Reports what is wrong with some of the providers.
  func report(of providers: [Provider], _ diagnostics: inout DiagnosticCollector) {
    for provider in providers {
      let all =
        deferred(provider) + joining(provider)
        + [split(provider), keeping(provider) ?? handing(provider), replacing(provider)].compactMap(\.self)
      for diagnostic in all { diagnostics.report(diagnostic) }
    }
    let own = Set(providers)
    for group in graph.variantGroups where own.contains(group[0]) {
      if let diagnostic = split(between: group) { diagnostics.report(diagnostic) }
    }
  }

  /// What brings more than is allowed, and the way to where that comes from.
  func mismatch(
    _ provider: Provider, _ effects: BuildEffects? = nil, beyond allowed: BuildEffects,
    _ message: (_ words: String) -> String, at place: Place, behind notes: [Diagnostic.Note] = [],
    mend: Diagnostic.Note
  ) -> Diagnostic {
    let effects = effects ?? provider.buildEffects
    let excess = effects.excess(over: allowed)
    let way = route(from: provider) {
      $0.excess(over: allowed) == excess ? $0.words(beyond: allowed) : nil
    }
    return Diagnostic(
      effects.mistake(beyond: allowed), message(effects.words(beyond: allowed)), at: place,
      notes: notes + way + [mend])
  }

  /// The steps from a provider, or what is there in its place in other builds, to the nearest that brings an effect by
  /// itself, and what it does there.
  private func route(from start: Provider, to words: (BuildEffects) -> String?) -> [Diagnostic.Note] {
    let group = graph.variantGroups.first { $0.contains(start) } ?? []
    for start in [start] + group {
      guard let way = Routes.shortest(from: start, by: \.needs, to: { words($0.effects) != nil }) else {
        continue
      }
      let end = way.last?.provider ?? start
      return way.map(\.note) + [.init("'\(end.title)' \(words(end.effects) ?? "") here", at: end.place)]
    }
    return []
  }

  // MARK: Asking later

  private func deferred(_ provider: Provider) -> [Diagnostic] {
    provider.rows.flatMap { row in
      zip(provider.parameters, row.bindings).compactMap { parameter, binding in
        guard case .deferred(let edge) = binding else { return nil }
        let target = edge.target.provider
        let allowed = edge.type.allowed(on: provider.buildEffects.actor, asking: target.buildEffects)
        guard target.buildEffects.exceeds(allowed) else { return nil }
        let title = edge.target.accessor
        let mend = edge.passingOn(parameter, isMemberwise: provider.isMemberwise)
        return mismatch(
          target, beyond: allowed, { "'\(title)' \($0), which '\(edge.type.title)' cannot pass on" },
          at: parameter.place, behind: [provider.step(parameter, needs: "'\(title)'")],
          mend: .init("write its type as: \(mend)", at: parameter.place))
      }
    }
  }

  // MARK: Actors

  private func split(_ provider: Provider) -> Diagnostic? {
    let need = provider.needs.first { $0.provider.buildEffects.leaves(provider.buildEffects) }
    guard let need, !provider.mayHaveToWait else { return nil }
    let (title, other) = (provider.title, need.provider.title)
    let (own, wanted) = (provider.buildEffects.actor ?? "", need.provider.buildEffects.actor ?? "")
    return Diagnostic(
      .isolationMismatch,
      "'\(other)' is isolated to '\(wanted)', and '\(title)', which needs it, to '\(own)'",
      at: need.parameter.place,
      notes: [need.note] + route(from: need.provider, toActor: wanted) + route(from: provider, toActor: own)
        + [
          .init(
            "build '\(title)' where both can be waited for, by an init or static func that is async, or make one of the two nonisolated",
            at: provider.place)
        ])
  }

  /// Variants have one accessor, which cannot be two actors'.
  private func split(between variants: [Provider]) -> Diagnostic? {
    let first = variants[0]
    guard let other = variants.first(where: { $0.buildEffects.leaves(first.buildEffects) }) else {
      return nil
    }
    let (own, others) = (other.buildEffects.actor ?? "", first.buildEffects.actor ?? "")
    return Diagnostic(
      .isolationMismatch,
      "'\(other.title)' is isolated to '\(own)' in some builds and to '\(others)' in others", at: other.place,
      notes: route(from: other, toActor: own) + route(from: first, toActor: others) + [
        .init("isolate both to one actor, or neither", at: other.place)
      ])
  }

  private func route(from start: Provider, toActor actor: String) -> [Diagnostic.Note] {
    route(from: start) { $0.actor == actor ? "is isolated to '\(actor)'" : nil }
  }

  // MARK: Limits

  /// A collection hands out all of its elements at once; what joins it from above is as its module expects.
  private func joining(_ collection: Provider) -> [Diagnostic] {
    if !collection.isCollection { return [] }
    return collection.needs.filter { !$0.provider.buildEffects.mayJoin }.map { need in
      let element = need.provider
      return mismatch(
        element, beyond: .none,
        {
          "'\(element.title)' \($0), so it cannot join '\(collection.concrete.spelling)', which hands out all at once"
        },
        at: need.parameter.place,
        mend: .init("join something that can be built at once and asks for it later", at: element.place))
    }
  }

  /// What cannot be copied is not handed from actor to actor, nor waited for; and Swift has no property that throws it.
  private func handing(_ provider: Provider) -> Diagnostic? {
    let (effects, isProperty) = (provider.buildEffects, provider.arguments.isEmpty)
    let allowed = BuildEffects(failure: isProperty ? .never : .anything)
    guard effects.exceeds(allowed) || effects.actor != nil,
      provider.provided.contains(where: { table.isNoncopyable($0.type.identity) })
    else { return nil }
    return mismatch(
      provider, beyond: allowed,
      {
        "'\(provider.title)' cannot be copied and \($0), which no \(isProperty ? "property" : "accessor") can hand out"
      },
      at: provider.place, mend: .init("let a class hold it and provide that", at: provider.place))
  }

  /// Another actor's values are kept one by one, in a table that the runtime need not know the actor for.
  private func keeping(_ provider: Provider) -> Diagnostic? {
    let words: (limit: String, mend: String)? =
      if provider.lifetime == .weak {
        ("be weak", "keep it as a singleton, or let it be new each time")
      } else if provider.lifetime.isKept, provider.provided.count > 1 {
        ("be kept as several types", "provide it as one of them")
      } else if provider.isRequired {
        ("be required from above", "require something that is nobody's and asks for it later")
      } else {
        nil
      }
    guard let words, provider.buildEffects.isOnOtherActor, let actor = provider.buildEffects.actor,
      !provider.mayHaveToWait
    else { return nil }
    return mismatch(
      provider, beyond: BuildEffects(failure: .anything),
      { _ in
        "'\(provider.title)' is isolated to '\(actor)', so it cannot \(words.limit); only what is the main actor's or nobody's can"
      },
      at: provider.lifetimePlace, mend: .init(words.mend, at: provider.lifetimePlace))
  }

  /// A replacement cannot fail in ways that what it replaces cannot: its callers would not be ready for it.
  private func replacing(_ provider: Provider) -> Diagnostic? {
    guard let old = provider.predecessor, let value = provider.replaces else { return nil }
    let (own, expected) = (EffectFlow.effects(of: provider, table), old.buildEffects)
    guard own.exceeds(expected) else { return nil }
    return mismatch(
      provider, own, beyond: expected,
      { "'\(old.title)' \(expected.expectation(of: own)), but what replaces it \($0)" }, at: value.place,
      mend: .init("'\(old.title)' is provided here", at: old.place))
  }
}

extension Provider {
  /// Whether something that it needs, directly or not, was not found, which is reported: if that is async, so is this,
  /// and nobody's actor.
  fileprivate var mayHaveToWait: Bool {
    Routes.shortest(from: self, by: \.needs, to: \.lacksSomething) != nil
  }
}

extension Graph.Deferred {
  /// The type of a function that can pass on what asking involves.
  fileprivate func passingOn(_ parameter: Provider.Parameter, isMemberwise: Bool) -> TypeSyntax {
    let asked = target.provider.buildEffects
    let effects = Effects(isAsync: type.effects.isAsync || asked.isAsync, throwing: asked.failure.throwing)
    let function = TypeSyntax.function(type.parameters, effects, type.result.spelling)
    let (spelling, isFunction) = (parameter.type.spelling, type.form == .function)
    let actor = effects.isAsync ? nil : asked.seenActor.map { "@\($0)" }
    let mustEscape =
      isFunction ? spelling.prefixes.contains("@escaping") : !isMemberwise && !spelling.isOptional
    let other = type.actor.map { "@\($0)" }
    let kept = (isFunction ? type.spelling.prefixes : ["@Sendable"]).filter {
      $0 != "@escaping" && $0 != actor && (actor == nil || $0 != other)
    }
    let prefixes = (mustEscape ? ["@escaping"] : []) + [actor].compactMap(\.self) + kept
    let result = prefixes.isEmpty ? function : .prefixed(prefixes, function)
    return spelling.isOptional ? .optional(result) : result
  }
}

extension DeferredType {
  /// What asking later may involve, where whoever gets this is built on an actor.
  func allowed(on actor: String?, asking target: BuildEffects) -> BuildEffects {
    let failure: BuildEffects.Failure =
      switch (target.failure, throwing) {
      case (_, .anything): .anything
      // The same type may be written otherwise.
      case (.typed(let error), .typed(let admitted)) where error.identity == admitted: target.failure
      case (_, .typed(let admitted)): .typed(ResolvedType(identity: admitted, spelling: .void))
      default: .never
      }
    let own = form == .lazy ? "MainActor" : form == .function ? self.actor : nil
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
    case .failure, nil: "throws \(failure.title)"
    }
  }

  /// The same of what is allowed: what its callers expect.
  func expectation(of other: BuildEffects) -> String {
    switch other.excess(over: self) {
    case .waiting: "is not async"
    case .actor: actor.map { "is isolated to '\($0)'" } ?? "is not isolated"
    case .failure, nil: failure == .never ? "does not throw" : "throws \(failure.title)"
    }
  }

  /// Which mistake it is to bring more than is allowed.
  func mistake(beyond allowed: BuildEffects) -> DiagnosticID {
    if case .actor = excess(over: allowed) { .isolationMismatch } else { .effectMismatch }
  }
}

extension BuildEffects.Failure {
  /// How diagnostics speak of what is thrown.
  var title: String {
    if case .typed(let error) = self { "'\(error.title)'" } else { "any error" }
  }
}
