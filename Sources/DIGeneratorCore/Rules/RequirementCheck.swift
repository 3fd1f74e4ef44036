// SPDX-License-Identifier: MIT

/// Checks that the requirements and collections of modules below are provided for. A target that nothing is above must
/// meet all requirements and fill all collections; a library may leave that to the targets above it.
///
/// A missing provider is reported at the requirement, because no line of the target is wrong. An unfit provider is
/// reported at the provider.
struct RequirementCheck {
  let index: ProviderIndex
  let effects: EffectCheck
  private var graph: Graph { index.graph }
  private var model: SourceModel { index.table.model }

  var mistakes: [Diagnostic] {
    let empty = graph.emptyCollections.filter {
      let isOurs =
        $0.provider.parameters.isEmpty ? !model.isLibrary : $0.provider.module == model.module
      return isOurs && $0.provider.concrete.element.map(index.refused.contains) != true
    }
    let requirements = model.isLibrary ? [] : graph.providers.filter(\.isRequired)
    return wideElements + empty.map(self.empty)
      + requirements.flatMap { requirement in
        requirement.rows.compactMap(\.bindings.first?.eagerTarget).compactMap { unfit($0, requirement) }
      }
  }

  // MARK: Requirements

  /// The error for a provider that has effects beyond the requirement's, or that is not available everywhere.
  private func unfit(_ target: Graph.Target, _ requirement: Provider) -> Diagnostic? {
    let (provider, expected) = (target.provider, requirement.buildEffects)
    let requiredHere = "'\(requirement.concrete.title)' is required here"
    if provider.buildEffects.exceeds(expected) {
      let all = expected.needing(provider.buildEffects)
      let words = [all.isAsync || all.actor != nil ? "async" : nil, all.failure == .never ? nil : "throws"]
      let mend = "// @require(\(words.compactMap(\.self).joined(separator: ", ")))"
      return effects.mismatch(
        provider, target.accessor, beyond: expected,
        expected.contrast(to: provider.buildEffects, of: "what '\(requirement.module)' requires"),
        at: provider.place,
        mend: .init("\(requiredHere); where it may be so, write: \(mend)", at: requirement.place))
    }
    if provider.isEverywhere { return nil }
    return Diagnostic(
      .availabilityMismatch,
      "'\(target.accessor)' is not available everywhere, but '\(requirement.module)' requires it everywhere",
      at: provider.place,
      notes: [
        .init("it is \(provider.writtenAvailability) here", at: provider.place),
        .init(requiredHere, at: requirement.place),
      ])
  }

  // MARK: Collections

  /// Errors for elements that join collections of other modules with effects that those modules do not expect.
  private var wideElements: [Diagnostic] {
    var seen: Set<Place> = []
    return index.graph.providers.filter(\.isCollection).flatMap(\.needsFromAbove).compactMap { need in
      let (own, expected) = (need.provider.buildEffects, need.user.buildEffects)
      // An element that can join no collection at all is reported in its own module.
      guard own.mayJoin, own.exceeds(expected), seen.insert(need.parameter.place).inserted else { return nil }
      let joined = "'\(need.user.concrete.spelling)' in '\(need.user.module)', which it joins,"
      return effects.mismatch(
        need.provider, beyond: expected, expected.contrast(to: own, of: joined), at: need.parameter.place,
        mend: .init("'\(need.user.module)' has the collection because of this", at: need.user.place))
    }
  }

  private func empty(_ need: Graph.Need) -> Diagnostic {
    let (collection, parameter) = (need.provider, need.parameter)
    let title = "'\(collection.concrete.spelling)'"
    // Elements of other containers, which the container that needs the collection cannot reach.
    let others = (collection.needs + collection.needsFromAbove).map { other in
      Diagnostic.Note(
        "'\(other.provider.title)' joins it, but only '\(other.provider.foundOwner.className)' has that",
        at: other.parameter.place)
    }
    let whose =
      others.isEmpty ? "in '\(model.module)' or below" : "that a '\(need.user.foundOwner.className)' has"
    let mend =
      "write '// @provide(into: \(collection.concrete.elementTitle))' above a type in '\(model.module)' that is one"
    return Diagnostic(
      .emptyCollection, "'\(collection.module)' needs \(title), and nothing \(whose) joins it",
      at: parameter.place,
      notes: [need.user.step(parameter, needs: title)] + others + [.init(mend, at: parameter.place)])
  }
}

extension ProblemReport {
  /// The errors for a module's unmet requirements: one for each type, or one for all if a module below has three or
  /// more.
  func unmet(_ groups: [[Resolver.Problem]]) -> [Diagnostic] {
    let all = groups.map { $0[0].provider }.sorted(by: \.place)
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
  private func unmet(_ group: [Resolver.Problem]) -> Diagnostic {
    let first = group[0].provider
    let others = group.dropFirst().map {
      Diagnostic.Note("'\($0.provider.module)' requires it too", at: $0.provider.place)
    }
    let (message, start) =
      first.module == module
      ? (
        "nothing is above '\(module)' that could provide '\(first.concrete.title)'; '@require' is for libraries",
        "provide it here instead"
      )
      : (
        "\(requires(first)), and '\(module)' has no provider for it", "provide it in '\(module)'"
      )
    return Diagnostic(
      .unsatisfiedRequirement, message, at: first.place,
      notes: routes.notes(to: first) + others + waysOut(first, start))
  }

  func requires(_ requirement: Provider) -> String {
    "'\(requirement.module)' requires '\(requirement.concrete.title)' from above"
  }

  private func waysOut(_ requirement: Provider, _ start: String) -> Notes {
    // Near misses in the requiring module do not count: it could provide the type itself, but requires it from above.
    let near = nearMisses(of: requirement.parameters[0], in: module).found.filter {
      requirement.module == module || $0.place.source.module != requirement.module
    }
    let spelling = requirement.provided[0].spelling
    let type = "// @provide(as: \(requirement.concrete.title)) above a type that is one, or "
    let wayOut =
      "\(start), for instance with \(spelling.isExistential ? type : "")// @provide above a static func that returns '\(spelling)'"
    return near.isEmpty ? [.init(wayOut, at: requirement.place)] : near
  }
}

extension Graph {
  /// The requirements of the modules below, sorted by module and name.
  func requirements(below module: String) -> [Provider] {
    providers.filter { $0.isRequired && $0.module != module }.sorted {
      ($0.module, $0.title) < ($1.module, $1.title)
    }
  }
}

extension Provider {
  /// Whether it is available on every system that the runtime supports.
  fileprivate var isEverywhere: Bool {
    Availability(attributes: availability).missing(from: Availability(attributes: [])).isEmpty
  }

  /// Whether the requirement has a provider in every build, available everywhere and without effects beyond the stated
  /// ones.
  var isMet: Bool {
    rows.allSatisfy { row in
      guard let target = row.bindings[0].eagerTarget?.provider else { return false }
      return !target.buildEffects.exceeds(buildEffects) && target.isEverywhere
    }
  }
}
