// SPDX-License-Identifier: MIT

/// Reports providers that need each other in a circle.
enum CycleCheck {
  /// Reports the circles that a module closes, or that only it can see, but for those that others break as it proposes. Of
  /// what some of it is bound from above, a step to itself is its own module's.
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

  /// Whether a build has all that is on it, and what is kept on it gets its elements: not those that belong to a child of
  /// the container that keeps it.
  static func isReal(_ circle: [Graph.Need]) -> Bool {
    let kept = circle.map(\.user).filter(\.lifetime.isKept)
    return Condition.conjunction(circle.map(\.user.condition)).mayHold
      && circle.allSatisfy { step in
        !step.user.isCollection || kept.allSatisfy { $0.foundOwner.isWithin(step.provider.foundOwner) }
      }
  }

  // MARK: Wording

  private static func diagnostic(of cycle: [Graph.Need]) -> Diagnostic {
    // What is required has the name that its provider above usually has too.
    let titles = cycle.map { $0.user.isRequired ? "\($0.user.module).\($0.user.title)" : $0.user.title }
    return Diagnostic(
      .dependencyCycle, "dependency cycle: \((titles + [titles[0]]).joined(separator: " → "))",
      at: cycle[0].parameter.place, notes: cycle.map(\.note) + [mend(of: cycle)])
  }

  /// The first step that somebody wrote: where a dependency can be asked for later, which breaks the cycle.
  private static func breakable(_ cycle: [Graph.Need]) -> Graph.Need {
    cycle.first { $0.user.construction.isWritten } ?? cycle[0]
  }

  private static func mend(of cycle: [Graph.Need]) -> Diagnostic.Note {
    let (outer, parameter) = (breakable(cycle).user, breakable(cycle).parameter)
    // Whoever asks later has it done with all that building any of them involves.
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
  /// The type that asks for the same later, and can pass on what that involves: a function's where a `Lazy` cannot.
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

/// The shortest ways from some providers to all that their steps lead to.
struct Routes {
  /// The nearest ones first, from those where the ways start.
  private(set) var reached: [Provider]
  /// The last step on the way to each.
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

  /// The steps to a provider; none where it is a start, or no way leads there.
  func way(to end: Provider) -> [Graph.Need] {
    var (way, end) = ([Graph.Need](), end)
    while let step = cameBy[end] {
      way.append(step)
      end = step.user
    }
    return way.reversed()
  }

  /// How diagnostics speak of the steps to a provider: of a long way both ends.
  func notes(to end: Provider) -> Notes {
    let notes = way(to: end).map(\.note)
    guard notes.count > 20 else { return notes }
    let between = Diagnostic.Note("\(notes.count - 20) more steps lie between", at: notes[10].place)
    return notes.prefix(10) + [between] + notes.suffix(10)
  }

  /// Providers, each after those that its steps lead to, and the circles that they close: of a tangle the first hundred.
  static func order(
    of providers: [Provider], by steps: (Provider) -> [Graph.Need]
  ) -> (order: [Provider], circles: [[Graph.Need]]) {
    var (order, circles) = ([Provider](), [[Graph.Need]]())
    var (seen, position) = (Set<Provider>(), [Provider: Int]())
    // No recursion: no chain is too long.
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
