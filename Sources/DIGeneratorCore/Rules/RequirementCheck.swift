// SPDX-License-Identifier: MIT

/// Checks that the requirements and collections of modules below are provided for. A target that nothing is above must
/// meet all requirements and fill all collections; a library may leave that to the targets above it.
///
/// A missing provider is reported at the requirement, because no line of the target is wrong. An unfit provider is
/// reported at the provider.
struct RequirementCheck {
  let graph: Graph
  private var effects: EffectCheck { EffectCheck(graph: graph) }

  var diagnostics: [Diagnostic] {
    let isLibrary = graph.table.model.isLibrary
    let empty = graph.emptyCollections.filter {
      let isOurs = $0.target.parameters.isEmpty ? !isLibrary : $0.target.module == graph.module
      return isOurs && $0.target.concrete.element.map(graph.index.refused.contains) != true
    }
    let requirements = isLibrary ? [] : graph.nodes.filter(\.binding.isRequired)
    return wideElements + empty.map(self.empty)
      + requirements.flatMap { requirement in
        requirement.variants.compactMap(\.values.first?.eagerTarget).compactMap {
          unfit($0, requirement)
        }
      }
  }

  // MARK: Requirements

  /// The error for a provider that has effects beyond the requirement's, or that is not available everywhere.
  private func unfit(_ target: Target, _ node: Node) -> Diagnostic? {
    let provider = target.binding
    let requirement = node.binding
    let own = graph[provider].transitiveEffects
    let expected = node.transitiveEffects
    let requiredHere = "'\(requirement.concrete.title)' is required here"
    if own.exceeds(expected) {
      let all = expected.needing(own)
      let words = [all.isAsync || all.actor != nil ? "async" : nil, all.failure == .never ? nil : "throws"]
      let directive = "// @require(\(words.compactMap(\.self).commaSeparated))"
      return effects.mismatch(
        provider, target.accessor, beyond: expected,
        expected.contrast(to: own, of: "the requirement of '\(requirement.module)'"),
        at: provider.place,
        suggestion: requirement.place.note("\(requiredHere); to allow that, write: \(directive, .directive)"))
    }
    if provider.isEverywhere { return nil }
    return Diagnostic(
      .availabilityMismatch,
      "'\(target.accessor)' is not available everywhere, but '\(requirement.module)' requires it everywhere",
      at: provider.place,
      notes: [
        provider.place.note("it is \(provider.writtenAvailability) here"),
        requirement.place.note("\(requiredHere)"),
      ])
  }

  // MARK: Collections

  /// Errors for elements that join collections of other modules with effects that those modules do not expect.
  private var wideElements: [Diagnostic] {
    var seen: Set<Place> = []
    return graph.nodes.filter(\.binding.isCollection).flatMap(\.lateBoundEdges).compactMap { edge in
      let own = graph[edge.target].transitiveEffects
      let collection = edge.user
      let expected = graph[edge.user].transitiveEffects
      // An element that can join no collection at all is reported in its own module.
      guard own.mayJoin, own.exceeds(expected), seen.insert(edge.parameter.place).inserted else { return nil }
      let joined = "'\(collection.concrete.spelling)' in '\(collection.module)', which it joins,"
      return effects.mismatch(
        edge.target, beyond: expected, expected.contrast(to: own, of: joined), at: edge.parameter.place,
        suggestion: collection.place.note("'\(collection.module)' has the collection for this parameter"))
    }
  }

  private func empty(_ edge: Edge) -> Diagnostic {
    let collection = edge.target
    let parameter = edge.parameter
    let title = "'\(collection.concrete.spelling)'"
    // Elements of other containers, which the container that needs the collection cannot reach.
    let others = (graph[collection].eagerEdges + graph[collection].lateBoundEdges).map { other in
      other.parameter.place.note(
        "'\(other.target.title)' joins it, but belongs to '\(graph[other.target].resolvedOwner.className)'")
    }
    let place =
      others.isEmpty
      ? "in '\(graph.module)' or below" : "of '\(graph[edge.user].resolvedOwner.className)'"
    return Diagnostic(
      .emptyCollection, "'\(collection.module)' needs \(title), and no provider \(place) joins it",
      at: parameter.place,
      notes: [edge.user.step(parameter, needs: title)] + others + [
        parameter.place.note(
          "write '// @provide(into: \(collection.concrete.elementTitle))' above a type in '\(graph.module)' that is one"
        )
      ])
  }
}

extension ProblemReport {
  /// The errors for a module's unmet requirements: one for each type, or one for all if a module below has three or
  /// more.
  func unmet(_ groups: [[UnfilledParameter]]) -> [Diagnostic] {
    let all = groups.map { $0[0].binding }.sorted(by: \.place)
    if groups.count < 3 || all[0].module == module { return groups.map(unmet) }
    let types = all.map { "'\($0.concrete.title)'" }.enumeration
    return [
      Diagnostic(
        .unsatisfiedRequirement,
        "'\(all[0].module)' requires \(types) from above, and '\(module)' has no providers for them",
        at: all[0].place, notes: all.flatMap { waysOut($0, "provide '\($0.concrete.title)' in '\(module)'") })
    ]
  }

  /// The error for one unmet requirement, which several modules may share. Also for a requirement of the target itself,
  /// which nothing is above.
  private func unmet(_ group: [UnfilledParameter]) -> Diagnostic {
    let first = group[0].binding
    let others = group.dropFirst().map {
      $0.binding.place.note("'\($0.binding.module)' requires it too")
    }
    let (message, start) =
      first.module == module
      ? (
        "no module above '\(module)' could provide '\(first.concrete.title)'; '@require' is for libraries",
        "provide it here instead"
      )
      : (
        "\(requires(first)), and '\(module)' has no provider for it", "provide it in '\(module)'"
      )
    return Diagnostic(
      .unsatisfiedRequirement, "\(message)", at: first.place,
      notes: routes.notes(to: first) + others + waysOut(first, start))
  }

  func requires(_ requirement: Binding) -> String {
    "'\(requirement.module)' requires '\(requirement.concrete.title)' from above"
  }

  private func waysOut(_ requirement: Binding, _ start: String) -> Notes {
    // Near misses in the requiring module do not count: it could provide the type itself, but requires it from above.
    let near = nearMisses(of: requirement.parameters[0], in: module).found.filter {
      requirement.module == module || $0.place.source.module != requirement.module
    }
    let spelling = requirement.provided[0].spelling
    let type = "// @provide(as: \(requirement.concrete.title)) above a type that is one, or "
    if !near.isEmpty { return near }
    return [
      requirement.place.note(
        "\(start), for instance with \(spelling.isExistential ? type : "")// @provide above a static func that returns '\(spelling)'"
      )
    ]
  }
}

extension Graph {
  /// Whether a requirement has a provider in every build, available everywhere and without effects beyond the stated
  /// ones.
  func isMet(_ requirement: Node) -> Bool {
    requirement.variants.allSatisfy { variant in
      guard let target = variant.values[0].eagerTarget?.binding else { return false }
      return !self[target].transitiveEffects.exceeds(requirement.transitiveEffects) && target.isEverywhere
    }
  }
}

extension Binding {
  /// Whether it is available on every system that the runtime supports.
  fileprivate var isEverywhere: Bool {
    systems.missing(from: Availability(attributes: [])).isEmpty
  }
}
