// SPDX-License-Identifier: MIT

/// Reports providers that would hold a value of a container that they cannot reach: of one further in, of one beside,
/// or of one that is missing in some of the provider's builds.
struct ScopeCheck {
  let graph: Graph

  func mistakes(of provider: Provider) -> [Diagnostic] {
    if graph.children.isEmpty || provider.isReplaced { return [] }
    return escapes(of: provider) + conditional(provider)
      + [tooWide(provider) ?? tooNarrow(provider)].compactMap(\.self)
  }

  // MARK: Escapes

  private func escapes(of provider: Provider) -> [Diagnostic] {
    // In each container, a collection has the elements that the container can reach.
    if provider.isCollection { return [] }
    let asked: [(parameter: Provider.Parameter, owner: Owner, target: Provider?)] =
      provider.allNeeds.map { ($0.parameter, $0.provider.foundOwner, $0.provider) }
      + graph.receivedContainers(of: provider).map { ($0.parameter, $0.owner, nil) }
    var seen: Set<Place> = []
    return asked.filter {
      !provider.foundOwner.isWithin($0.owner) && seen.insert($0.parameter.place).inserted
    }.map {
      escape(of: provider, $0.parameter, from: $0.owner, $0.target)
    }
  }

  private func escape(
    of provider: Provider, _ parameter: Provider.Parameter, from owner: Owner, _ target: Provider?
  ) -> Diagnostic {
    let what = target.map { "'\($0.title)'" } ?? "'\(owner.className)'"
    let whose =
      provider.owner == nil && provider.lifetime.isKept
      ? "is kept by the 'Container' itself" : "belongs to '\(provider.foundOwner.className)'"
    let only = target == nil ? "" : ", which only '\(owner.className)' has"
    let message =
      provider.isRequired
      ? "'\(provider.module)' requires '\(parameter.type.title)' of every 'Container', but \(what) is what only '\(owner.className)' has"
      : "'\(provider.title)' \(whose), but needs \(what)\(only)"
    return Diagnostic(
      .scopeEscape, message, at: parameter.place,
      notes: [provider.step(parameter, needs: what)] + (target.map(reasons) ?? [])
        + [mend(of: provider, asking: owner)].compactMap(\.self))
  }

  /// The route from the asked provider to the declaration that decides its owner.
  private func reasons(for target: Provider) -> Notes {
    let owner = target.foundOwner
    let received = { (provider: Provider) in
      graph.receivedContainers(of: provider).first { $0.owner == owner }
    }
    let routes = Routes(from: [target]) { $0.allNeeds.filter { $0.provider.foundOwner == owner } }
    let end = routes.reached.first { $0.owner != nil || received($0) != nil } ?? target
    let reason =
      end.isInput ? "is what a '\(owner.className)' is made with" : "belongs to '\(owner.className)'"
    let last =
      received(end).map { end.step($0.parameter, needs: "'\(owner.className)'") }
      ?? .init("'\(end.title)' \(reason)", at: end.ownerPlace ?? end.place)
    return routes.notes(to: end) + [last]
  }

  /// The mend for an escape: an input or another parent for a container beside, `in:` for a kept value of every
  /// container.
  private func mend(of provider: Provider, asking owner: Owner) -> Diagnostic.Note? {
    guard let name = owner.name else { return nil }
    if let child = graph.children[provider.foundOwner], !owner.isWithin(provider.foundOwner) {
      let title = child.owner.name ?? ""
      return .init(
        "give '\(title)' an input for it, or declare '\(title)' within the other: // @container(parent: \(name))",
        at: child.place)
    }
    guard provider.owner == nil, provider.lifetime.isKept else { return nil }
    return .init(
      "to keep one for each '\(owner.className)', add to its directive: in: \(name)",
      at: provider.lifetimePlace)
  }

  // MARK: Owners

  /// A replacement of another module's provider must be reachable from every container that has the replaced one.
  private func tooNarrow(_ provider: Provider) -> Diagnostic? {
    guard let elsewhere = provider.elsewhere, let value = provider.replaces, let old = provider.predecessor,
      !old.foundOwner.isWithin(provider.foundOwner)
    else { return nil }
    return Diagnostic(
      .scopeEscape,
      "'\(elsewhere.accessor)' of '\(elsewhere.module)' is what '\(old.foundOwner.className)' has, but what takes its place belongs to '\(provider.foundOwner.className)'",
      at: value.place,
      notes: reasons(for: provider) + [.init("'\(elsewhere.accessor)' is provided here", at: old.place)])
  }

  /// An accessor is a member of a container class, so it cannot be more visible than the class.
  private func tooWide(_ provider: Provider) -> Diagnostic? {
    guard let child = graph.children[provider.foundOwner], provider.access > child.access else { return nil }
    let access = provider.access.keyword
    return Diagnostic(
      .inaccessible,
      "a \(access) accessor cannot be wider than '\(child.owner.className)', which is \(child.access.keyword)",
      at: provider.place,
      notes: [.init("to make that visible too, add '\(access)' to this '@container'", at: child.place)])
  }

  /// Reports a child container that a provider names, by `in:` or by a parameter, in builds that do not have it.
  private func conditional(_ provider: Provider) -> [Diagnostic] {
    let owner = provider.owner.map { [($0, provider.ownerPlace ?? provider.place)] } ?? []
    let received = graph.receivedContainers(of: provider).map { ($0.owner, $0.parameter.place) }
    return (owner + received).compactMap { owner, place in
      guard let child = graph.children[owner], !provider.isInput, !provider.condition.implies(child.condition)
      else { return nil }
      let missing = (provider.condition && !child.condition).simplified
      return Diagnostic(
        .conditionalProvider,
        "'\(provider.title)' needs '\(owner.className)', which is not there where '\(missing)'", at: place,
        notes: [
          .init("it is declared here under '#if \(child.condition)'", at: child.place),
          .init("put '\(provider.title)' under '#if \(child.condition)'", at: provider.place),
        ])
    }
  }
}

/// Reports providers that are available where one of their dependencies, eager or deferred, is not.
enum AvailabilityCheck {
  /// A requirement's provider must be available everywhere, which ``RequirementCheck`` checks.
  static func mistake(of provider: Provider) -> Diagnostic? {
    if provider.isRequired { return nil }
    let own = Availability(attributes: provider.availability)
    for need in provider.allNeeds where !need.provider.availability.isEmpty && !need.isJoinedElsewhere {
      let needed = need.provider
      let missing = Availability(attributes: needed.availability).missing(from: own)
      if missing.isEmpty { continue }
      return Diagnostic(
        .availabilityMismatch,
        "'\(provider.title)' is available where '\(needed.title)', which it needs, is not",
        at: need.parameter.place,
        notes: [
          need.note, .init("'\(needed.title)' is \(needed.writtenAvailability) here", at: needed.place),
          .init("write above '\(provider.title)': \(missing.joined(separator: " "))", at: provider.place),
        ])
    }
    return nil
  }
}

extension Provider {
  /// The `@available` attributes, as diagnostics write them.
  var writtenAvailability: String { availability.joined(separator: " ") }
}
