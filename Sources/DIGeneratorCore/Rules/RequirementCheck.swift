// SPDX-License-Identifier: MIT

/// Reports what modules below need from above: a target above which there is nothing has to meet all that they require,
/// and join the collections that they ask for; a library may leave it to those above.
///
/// What is missing is reported at the requirement: the target has no line that is wrong. What does not fit is reported
/// at the provider that does not.
struct RequirementCheck {
  let index: ProviderIndex
  /// Made only where something is wrong.
  let problems: () -> ProblemReport
  private var graph: Graph { index.graph }
  private var model: SourceModel { index.table.model }
  private var effects: EffectCheck { EffectCheck(graph: graph, table: index.table) }

  func report(_ diagnostics: inout DiagnosticCollector) {
    for need in elementsFromAbove { diagnostics.report(unfit(need)) }
    for need in graph.emptyCollections where !index.refused.contains(elementOf: need.provider.concrete) {
      let isFromAbove = need.provider.parameters.isEmpty
      if isFromAbove ? !model.isLibrary : need.provider.module == model.module {
        diagnostics.report(empty(need))
      }
    }
    if model.isLibrary { return }
    for requirement in index.providers where requirement.isRequired {
      if requirement.module == model.module { diagnostics.report(problems().own(requirement)) }
      for target in requirement.rows.compactMap({ $0.bindings.first?.eagerTarget }) {
        if let diagnostic = unfit(target, requirement) { diagnostics.report(diagnostic) }
      }
    }
  }

  // MARK: Requirements

  /// What involves more than the module that requires it can know, or is not there wherever that is.
  private func unfit(_ target: Graph.Target, _ requirement: Provider) -> Diagnostic? {
    let (provider, expected) = (target.provider, requirement.buildEffects)
    let effects = provider.buildEffects
    if effects.exceeds(expected) {
      let all = expected.needing(effects)
      let words = [all.isAsync || all.actor != nil ? "async" : nil, all.failure == .never ? nil : "throws"]
      return self.effects.mismatch(
        provider, beyond: expected,
        {
          "'\(target.accessor)' \($0), but what '\(requirement.module)' requires \(expected.expectation(of: effects))"
        },
        at: provider.place,
        mend: .init(
          "\(requirement.requiredHere); where it may be so, write: // @require(\(words.compactMap(\.self).joined(separator: ", ")))",
          at: requirement.place))
    }
    if provider.isEverywhere { return nil }
    return Diagnostic(
      .availabilityMismatch,
      "'\(target.accessor)' is not available everywhere, but '\(requirement.module)' requires it everywhere",
      at: provider.place,
      notes: [
        .init("it is \(provider.writtenAvailability) here", at: provider.place),
        .init(requirement.requiredHere, at: requirement.place),
      ])
  }

  // MARK: Collections

  /// What joins collections of modules that do not expect what it does; where a module between sees both, that was told.
  private var elementsFromAbove: [Graph.Need] {
    var seen: Set<Place> = []
    return index.providers.flatMap { $0.isCollection ? $0.needsFromAbove : [] }.filter { need in
      let (element, collection) = (need.provider, need.user)
      let isSeenHereFirst =
        [element.module, collection.module].contains(model.module)
        || !index.table.visibility.below(element.module).contains(collection.module)
      // What can join none at all is told so in its own module.
      return isSeenHereFirst && element.buildEffects.mayJoin
        && element.buildEffects.exceeds(collection.buildEffects) && seen.insert(need.parameter.place).inserted
    }
  }

  private func unfit(_ need: Graph.Need) -> Diagnostic {
    let (element, collection) = (need.provider, need.user)
    let (effects, expected) = (element.buildEffects, collection.buildEffects)
    return self.effects.mismatch(
      element, beyond: expected,
      {
        "'\(element.title)' \($0), but '\(collection.concrete.spelling)' in '\(collection.module)', which it joins, \(expected.expectation(of: effects))"
      },
      at: need.parameter.place,
      mend: .init("'\(collection.module)' has the collection because of this", at: collection.place))
  }

  private func empty(_ need: Graph.Need) -> Diagnostic {
    let collection = need.provider
    let (title, place) = ("'\(collection.concrete.spelling)'", need.parameter.place)
    // Elements that are not there where the collection is needed.
    let others = (collection.needs + collection.needsFromAbove).map { other in
      Diagnostic.Note(
        "'\(other.provider.title)' joins it, but only '\(other.provider.foundOwner.className)' has that",
        at: other.parameter.place)
    }
    let nothing =
      "nothing \(others.isEmpty ? "in '\(model.module)' or below" : "that a '\(need.user.foundOwner.className)' has")"
    let orNone = need.parameter.type.element == nil ? "" : ", or give the parameter the default '[]'"
    let mend =
      "write '// @provide(into: \(collection.concrete.elementTitle))' above a type in '\(model.module)' that is one\(orNone)"
    let above = collection.module == model.module ? "" : " from above"
    return Diagnostic(
      .emptyCollection, "'\(collection.module)' needs \(title)\(above), and \(nothing) joins it", at: place,
      notes: [need.user.step(need.parameter, needs: title)] + others + [.init(mend, at: place)])
  }
}

extension ProblemReport {
  private var root: String { index.table.model.module }

  /// A requirement of a target that has nobody above it.
  fileprivate func own(_ requirement: Provider) -> Diagnostic {
    // What they propose is not all that is to be done: the directive has to go.
    let near = nearMisses(of: requirement.parameters[0], in: root).found.map {
      Diagnostic.Note($0.message, at: $0.place)
    }
    return Diagnostic(
      .unsatisfiedRequirement,
      "nothing is above '\(root)' that could provide '\(requirement.concrete.title)'; '@require' is for libraries",
      at: requirement.place, notes: near.isEmpty ? [wayOut(requirement, "provide it here instead")] : near)
  }

  /// What a module requires and nobody provides: an error for each type, or one for all where they are many.
  func unmet(_ groups: [[Resolver.Problem]]) -> [Diagnostic] {
    guard groups.count > 2 else { return groups.map(unmet) }
    let all = groups.map { $0[0].provider }.sorted(by: \.place)
    let notes = all.map { near($0).first ?? .init($0.requiredHere, at: $0.place) }
    let titles = all.map { "'\($0.concrete.title)'" }.enumeration
    return [
      Diagnostic(
        .unsatisfiedRequirement,
        "'\(all[0].module)' requires \(titles) from above, and '\(root)' has no providers for them",
        at: all[0].place, notes: notes + [wayOut(all[0], "provide each in '\(root)'")])
    ]
  }

  /// What one module requires, or several, and nobody provides.
  private func unmet(_ group: [Resolver.Problem]) -> Diagnostic {
    let first = group[0].provider
    let way = routes.shortest(to: first).map {
      $0.provider == first ? $0.user.step($0.parameter, needs: "'\(first.concrete.title)'") : $0.note
    }
    let others = group.dropFirst().map {
      Diagnostic.Note("'\($0.provider.module)' requires it too", at: $0.provider.place)
    }
    let near = near(first)
    return Diagnostic(
      .unsatisfiedRequirement, "\(requires(first)), and '\(root)' has no provider for it", at: first.place,
      notes: way + others
        + (near.isEmpty ? [wayOut(first, "provide it in '\(root)'")] : near))
  }

  /// Near misses. The module that requires it could provide it itself, but does not want to.
  private func near(_ requirement: Provider) -> [Diagnostic.Note] {
    nearMisses(of: requirement.parameters[0], in: root).found.filter {
      $0.place.source.module != requirement.module
    }
  }

  func requires(_ requirement: Provider) -> String {
    "'\(requirement.module)' requires '\(requirement.concrete.title)' from above"
  }

  private func wayOut(_ requirement: Provider, _ start: String) -> Diagnostic.Note {
    let spelling = requirement.provided[0].spelling
    let function = "// @provide above a static func that returns '\(spelling)'"
    let type = "// @provide(as: \(requirement.concrete.title)) above a type that is one, or "
    return .init(
      "\(start), for instance with \(spelling.isExistential ? type : "")\(function)", at: requirement.place)
  }
}

extension Graph {
  /// What the modules below require, by their modules and names.
  func requirements(below module: String) -> [Provider] {
    providers.filter { $0.isRequired && $0.module != module }.sorted {
      ($0.module, $0.title) < ($1.module, $1.title)
    }
  }
}

extension Provider {
  fileprivate var requiredHere: String { "'\(concrete.title)' is required here" }

  /// Whether it is there wherever it may be required.
  fileprivate var isEverywhere: Bool {
    Availability(attributes: availability).missing(from: Availability(attributes: [])).isEmpty
  }

  /// Whether something meets the requirement in every build, without effects that it does not expect.
  var isMet: Bool {
    rows.allSatisfy { row in
      guard let target = row.bindings[0].eagerTarget?.provider else { return false }
      return !target.buildEffects.exceeds(buildEffects) && target.isEverywhere
    }
  }
}
