// SPDX-License-Identifier: MIT

/// Reports what containers cannot do by waiting, or on an actor that the runtime does not know: all but the main one.
struct EffectLimits {
  let graph: Graph
  let table: TypeTable

  /// Reports those of some of the providers.
  func report(of providers: [Int], _ diagnostics: inout DiagnosticCollector) {
    for provider in providers {
      for refusal in joining(provider) { diagnostics.report(refusal) }
      if let refusal = keeping(provider) ?? handing(provider) { diagnostics.report(refusal) }
    }
  }

  /// A collection hands out all of its elements at once.
  private func joining(_ number: Int) -> [Diagnostic] {
    let provider = graph.providers[number]
    guard provider.isCollection else { return [] }
    let title = provider.concrete.spelling
    return graph.needs(of: number).filter { !graph.effects[$0.provider].mayJoin }.map { need in
      let (element, effects) = (graph.providers[need.provider], graph.effects[need.provider])
      return Diagnostic(
        effects.mistake(beyond: .none),
        "'\(element.title)' \(effects.words(beyond: .none)), so it cannot join '\(title)', which hands out all at once",
        at: provider.parameters[need.parameter].place,
        notes: EffectRoute(graph: graph).notes(from: need.provider, bringing: effects, beyond: .none)
          + [.init("join something that can be built at once and asks for it later", at: element.place)])
    }
  }

  /// What cannot be copied is not handed from actor to actor, nor waited for; and Swift has no property that throws it.
  /// What only fails because of another one that does is not worth another complaint.
  private func handing(_ number: Int) -> Diagnostic? {
    let (provider, effects) = (graph.providers[number], graph.effects[number])
    guard isUnsafeToHand(number), !graph.needs(of: number).contains(where: { isUnsafeToHand($0.provider) })
    else { return nil }
    let allowed = BuildEffects(failure: effects.isPlain ? .never : .anything)
    let (handed, way) =
      effects.isPlain ? ("property", ", or take an argument: /* @arg */") : ("accessor", "")
    return Diagnostic(
      effects.mistake(beyond: allowed),
      "'\(provider.title)' cannot be copied and \(effects.words(beyond: allowed)), which no \(handed) can hand out",
      at: provider.place,
      notes: EffectRoute(graph: graph).notes(from: number, bringing: effects, beyond: allowed)
        + [.init("let a class hold it and provide that\(way)", at: provider.place)])
  }

  private func isUnsafeToHand(_ number: Int) -> Bool {
    let (provider, effects) = (graph.providers[number], graph.effects[number])
    let isUnsafe = !effects.isPlain || effects.failure != .never && provider.arguments.isEmpty
    return isUnsafe && provider.provided.contains { table.isNoncopyable($0.type.identity) }
  }

  /// Another actor's values are kept one by one, in a table that the runtime need not know the actor for.
  private func keeping(_ number: Int) -> Diagnostic? {
    let (provider, effects) = (graph.providers[number], graph.effects[number])
    guard effects.isOnOtherActor, let actor = effects.actor, let limit = limit(of: provider),
      !graph.mayHaveToWait(number)
    else { return nil }
    return Diagnostic(
      .isolationMismatch,
      "'\(provider.title)' is isolated to '\(actor)', so it cannot \(limit.words); only what is the main actor's or nobody's can",
      at: provider.lifetimePlace,
      notes: EffectRoute(graph: graph)
        .notes(from: number, bringing: effects, beyond: BuildEffects(failure: .anything))
        + [.init(limit.mend, at: provider.lifetimePlace)])
  }

  private func limit(of provider: Provider) -> (words: String, mend: String)? {
    if provider.lifetime == .weak {
      ("be weak", "keep it as a singleton, or let it be new each time")
    } else if provider.lifetime.isKept, provider.provided.count > 1 {
      ("be kept as several types", "provide it as one of them")
    } else if provider.isRequired {
      ("be required from above", "require something that is nobody's and asks for it later")
    } else {
      nil
    }
  }
}

extension BuildEffects {
  /// Whether what is built so can be in a collection at all.
  var mayJoin: Bool { !isAsync && !isOnOtherActor }
}
