// SPDX-License-Identifier: MIT

/// Reports dependency cycles.
enum CycleCheck {
  /// Reports the cycles that contain a provider of `module`, and those through a replacement or an element bound from
  /// above, which modules below cannot see. Skips a cycle that the mend of an earlier one breaks. A provider that needs
  /// itself is reported by its own module only.
  static func report(_ circles: [[Graph.Need]], in module: String, _ diagnostics: inout DiagnosticCollector) {
    var broken: Set<Place> = []
    for circle in circles {
      let isWanted =
        circle.contains { $0.user.module == module }
        || circle.count > 1 && circle.contains { !$0.user.needsFromAbove.isEmpty }
      guard isWanted, !circle.contains(where: { broken.contains($0.parameter.place) }),
        let first = circle.indices.min(by: { circle[$0].user.place < circle[$1].user.place })
      else { continue }
      let cycle = Array(circle[first...] + circle[..<first])
      broken.insert(breakable(cycle).parameter.place)
      diagnostics.report(diagnostic(of: cycle))
    }
  }

  /// Whether the cycle can occur: some build has all of its providers, and every collection in it contains its next
  /// element wherever a kept value of the cycle is built. An element of a child container is not in the collections of
  /// the parent.
  static func isReal(_ circle: [Graph.Need]) -> Bool {
    let kept = circle.map(\.user).filter(\.lifetime.isKept)
    return Condition.conjunction(circle.map(\.user.condition)).mayHold
      && circle.allSatisfy { step in
        !step.user.isCollection || kept.allSatisfy { $0.foundOwner.isWithin(step.provider.foundOwner) }
      }
  }

  // MARK: Wording

  private static func diagnostic(of cycle: [Graph.Need]) -> Diagnostic {
    // A requirement usually has the name of the provider that meets it, so its module is written in front.
    let titles = cycle.map { $0.user.isRequired ? "\($0.user.module).\($0.user.title)" : $0.user.title }
    return Diagnostic(
      .dependencyCycle, "dependency cycle: \((titles + [titles[0]]).joined(separator: " → "))",
      at: cycle[0].parameter.place, notes: cycle.map(\.note) + [mend(of: cycle)])
  }

  /// The step to break: the first whose parameter is written in the sources, so that its type can become a deferred
  /// one.
  private static func breakable(_ cycle: [Graph.Need]) -> Graph.Need {
    cycle.first { $0.user.construction.isWritten } ?? cycle[0]
  }

  private static func mend(of cycle: [Graph.Need]) -> Diagnostic.Note {
    let (outer, parameter) = (breakable(cycle).user, breakable(cycle).parameter)
    // The deferred edge builds every provider of the cycle, so its type must allow the effects of all.
    let effects = cycle.reduce(BuildEffects.none) { $0.needing($1.user.buildEffects) }
    let type = parameter.laterType(passing: effects, isMemberwise: outer.isMemberwise)
    let message =
      cycle.count == 1
      ? "'\(outer.title)' cannot be built from itself; drop the parameter, or take a '\(type)'"
      : "to break it, take a '\(type)' for the parameter '\(parameter.name)' of '\(outer.title)', or move what both need into a third"
    return .init(message, at: parameter.place)
  }
}

extension Provider.Parameter {
  /// The deferred type for the same dependency: `Lazy`, or a function type where `Lazy` cannot pass on the effects.
  fileprivate func laterType(passing effects: BuildEffects, isMemberwise: Bool) -> TypeSyntax {
    var type = (self.type.unwrapped ?? self.type).spelling.unprefixed
    if case .opaque(let constraint) = type { type = .existential(constraint) }
    if !effects.isAsync, effects.failure == .never, !effects.isOnOtherActor {
      return .named([.init(name: "Lazy", arguments: [type])])
    }
    let function = TypeSyntax.function(
      [], Effects(isAsync: effects.isAsync, throwing: effects.failure.throwing), type)
    return function.prefixed(escapes: !isMemberwise, actor: effects.seenActor, isSendable: true)
  }
}

/// The shortest routes from some providers along given steps.
struct Routes {
  /// The providers that the routes reach: the starts, then the others by distance.
  private(set) var reached: [Provider]
  /// The last step of the route to each provider.
  private var cameBy: [Provider: Graph.Need] = [:]

  init(from starts: [Provider], by steps: (Provider) -> [Graph.Need]) {
    reached = starts
    var (seen, position) = (Set(starts), 0)
    while position < reached.count {
      for step in steps(reached[position]) where seen.insert(step.provider).inserted {
        cameBy[step.provider] = step
        reached.append(step.provider)
      }
      position += 1
    }
  }

  /// The steps of the route to a provider; empty for a start, and for a provider that no route reaches.
  func way(to end: Provider) -> [Graph.Need] {
    var (way, end) = ([Graph.Need](), end)
    while let step = cameBy[end] {
      way.append(step)
      end = step.user
    }
    return way.reversed()
  }

  /// The route to a provider as notes; of a long route, the first and last ten steps.
  func notes(to end: Provider) -> Notes {
    let notes = way(to: end).map(\.note)
    guard notes.count > 20 else { return notes }
    let between = Diagnostic.Note("\(notes.count - 20) more steps lie between", at: notes[10].place)
    return notes.prefix(10) + [between] + notes.suffix(10)
  }

  /// Sorts providers so that each comes after its dependencies, and collects the first hundred cycles.
  static func order(
    of providers: [Provider], by steps: (Provider) -> [Graph.Need]
  ) -> (order: [Provider], circles: [[Graph.Need]]) {
    var (order, circles) = ([Provider](), [[Graph.Need]]())
    var (seen, position) = (Set<Provider>(), [Provider: Int]())
    // An explicit stack, because a long chain of dependencies would overflow the stack of a recursion.
    var path: [(provider: Provider, by: Graph.Need?, rest: ArraySlice<Graph.Need>)] = []
    func enter(_ provider: Provider, _ step: Graph.Need?) {
      guard seen.insert(provider).inserted else { return }
      position[provider] = path.count
      path.append((provider, step, steps(provider)[...]))
    }
    for provider in providers {
      enter(provider, nil)
      while let last = path.last {
        guard let step = path[path.count - 1].rest.popFirst() else {
          path.removeLast()
          position[last.provider] = nil
          order.append(last.provider)
          continue
        }
        if let start = position[step.provider], circles.count < 100 {
          circles.append(path[(start + 1)...].compactMap(\.by) + [step])
        }
        enter(step.provider, step)
      }
    }
    return (order, circles)
  }
}
