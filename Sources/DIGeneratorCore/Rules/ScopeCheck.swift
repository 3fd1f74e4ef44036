// SPDX-License-Identifier: MIT

/// Reports what would hold something of a container that it cannot reach: of one further in, or beside.
struct ScopeCheck {
  let graph: Graph
  let refused: RefusedProviders

  /// Reports what is wrong with some of the providers.
  func report(of providers: [Int], _ diagnostics: inout DiagnosticCollector) {
    guard !graph.children.isEmpty else { return }
    for provider in providers where !graph.providers[provider].isReplaced {
      for escape in escapes(of: provider) { diagnostics.report(diagnostic(of: escape)) }
      if let diagnostic = tooWide(provider) ?? tooNarrow(provider) { diagnostics.report(diagnostic) }
    }
  }

  /// A parameter of a provider that asks for what another container has.
  private struct Escape {
    var provider: Int
    var parameter: Int
    /// What is asked for; nil for the container itself.
    var target: Int?
    var owner: Owner
    /// The collection that it is an element of, if that is what is asked for.
    var collection: Int?
  }

  private func escapes(of provider: Int) -> [Escape] {
    // Each container has the elements that it can reach.
    if graph.providers[provider].isCollection { return [] }
    let needs = graph.allNeeds(of: provider).map { need in
      Escape(
        provider: provider, parameter: need.parameter, target: need.provider,
        owner: graph.owner(of: need.provider))
    }
    let received = graph.receivedParameters(of: provider).map {
      Escape(provider: provider, parameter: $0.parameter, target: nil, owner: $0.owner)
    }
    var seen: Set<Int> = []
    return (needs + received + emptyCollections(of: provider)).filter {
      !isReachable($0.owner, from: provider) && seen.insert($0.parameter).inserted
    }
  }

  /// Collections that would be empty for want of elements that the provider can reach.
  private func emptyCollections(of provider: Int) -> [Escape] {
    // What belongs to nobody yet is a child's where a child asks for it.
    if graph.providers[provider].isOwnedByNeeds { return [] }
    return graph.allNeeds(of: provider).compactMap { need in
      let collection = graph.providers[need.provider]
      guard collection.isCollection, !refused.contains(elementOf: collection.concrete),
        !graph.providers[provider].parameters[need.parameter].hasDefault
      else { return nil }
      let elements = graph.allNeeds(of: need.provider).map(\.provider)
      guard let first = elements.first,
        !elements.contains(where: { isReachable(graph.owner(of: $0), from: provider) })
      else { return nil }
      return Escape(
        provider: provider, parameter: need.parameter, target: first, owner: graph.owner(of: first),
        collection: need.provider)
    }
  }

  private func isReachable(_ owner: Owner, from provider: Int) -> Bool {
    graph.owner(of: provider).isWithin(owner)
  }

  // MARK: Wording

  private func diagnostic(of escape: Escape) -> Diagnostic {
    let provider = graph.providers[escape.provider]
    let place = provider.parameters[escape.parameter].place
    let what = escape.target.map { "'\(graph.providers[$0].title)'" } ?? "'\(escape.owner.className)'"
    if let collection = escape.collection { return diagnostic(of: escape, emptying: collection) }
    let only = escape.target == nil ? "" : ", which only '\(escape.owner.className)' has"
    let type = provider.parameters[escape.parameter].type.title
    let message =
      provider.isRequired
      ? "'\(provider.module)' requires '\(type)' of every 'Container', but \(what) is what only '\(escape.owner.className)' has"
      : "'\(provider.title)' \(subject(of: escape)), but needs \(what)\(only)"
    return Diagnostic(
      .scopeEscape, message, at: place,
      notes: [graph.step(escape.provider, parameter: escape.parameter, needs: what)]
        + (escape.target.map(reasons) ?? []) + [mend(of: escape)].compactMap(\.self))
  }

  private func diagnostic(of escape: Escape, emptying collection: Int) -> Diagnostic {
    let provider = graph.providers[escape.provider]
    let title = "'\(graph.providers[collection].concrete.title)'"
    let element = escape.target.map { "'\(graph.providers[$0].title)'" } ?? ""
    return Diagnostic(
      .scopeEscape,
      "'\(provider.title)' \(subject(of: escape)), but all elements of \(title) are what only '\(escape.owner.className)' has",
      at: provider.parameters[escape.parameter].place,
      notes: [
        graph.step(escape.provider, parameter: escape.parameter, needs: title),
        graph.step(collection, parameter: 0, needs: element),
      ] + (escape.target.map(reasons) ?? []) + [mend(of: escape)].compactMap(\.self)
        + orNone(for: provider.parameters[escape.parameter]))
  }

  /// What asks for a collection later has another type, and so no such default.
  private func orNone(for parameter: Provider.Parameter) -> [Diagnostic.Note] {
    guard parameter.type.element != nil else { return [] }
    return [
      .init(
        "if it is to have none where nothing joins, give the parameter the default '[]'", at: parameter.place)
    ]
  }

  /// Whose the provider is, and why.
  private func subject(of escape: Escape) -> String {
    let provider = graph.providers[escape.provider]
    let owner = graph.owner(of: escape.provider)
    if let elsewhere = provider.elsewhere, !owner.isChild {
      return
        "takes the place of '\(elsewhere.accessor)' of '\(elsewhere.module)', which every 'Container' has"
    }
    if provider.owner != nil { return "belongs to '\(owner.className)'" }
    if provider.lifetime.isKept { return "is kept by the 'Container' itself" }
    return "belongs to '\(owner.className)' for what else it needs"
  }

  /// The way from what is asked for to what says whose it is.
  private func reasons(for target: Int) -> [Diagnostic.Note] {
    var notes: [Diagnostic.Note] = []
    var provider = target
    var seen: Set<Int> = []
    while graph.providers[provider].owner == nil, seen.insert(provider).inserted {
      let owner = graph.owner(of: provider)
      let received = graph.receivedParameters(of: provider).first { $0.owner == owner }
      if let received {
        return notes + [
          graph.step(provider, parameter: received.parameter, needs: "'\(owner.className)'")
        ]
      }
      let needs = graph.allNeeds(of: provider)
      guard
        let next = needs.first(where: { graph.owner(of: $0.provider) == owner && !seen.contains($0.provider) }
        )
      else { break }
      notes.append(
        graph.step(provider, parameter: next.parameter, needs: "'\(graph.providers[next.provider].title)'"))
      provider = next.provider
    }
    return notes + [reason(for: provider)]
  }

  private func reason(for number: Int) -> Diagnostic.Note {
    let provider = graph.providers[number]
    let owner = graph.owner(of: number).className
    return provider.isInput
      ? .init("'\(provider.title)' is what a '\(owner)' is made with", at: provider.place)
      : .init("'\(provider.title)' belongs to '\(owner)'", at: provider.ownerPlace ?? provider.place)
  }

  /// The line that keeps it further in.
  private func mend(of escape: Escape) -> Diagnostic.Note? {
    let (provider, owner) = (graph.providers[escape.provider], graph.owner(of: escape.provider))
    guard let name = escape.owner.name else { return nil }
    if let child = graph.children[owner], !escape.owner.isWithin(owner) {
      let title = child.owner.name ?? ""
      let input = escape.target == nil ? "" : "give '\(title)' an input for it, or "
      return .init(
        "\(input)declare '\(title)' within the other: // @container(parent: \(name))", at: child.place)
    }
    guard provider.owner == nil, provider.lifetime.isKept else { return nil }
    return .init(
      "to keep one for each '\(escape.owner.className)', add to its directive: in: \(name)",
      at: provider.lifetimePlace)
  }

  /// What takes the place of another module's must be there wherever that is.
  private func tooNarrow(_ number: Int) -> Diagnostic? {
    let (provider, owner) = (graph.providers[number], graph.owner(of: number))
    guard let elsewhere = provider.elsewhere, let value = provider.replaces,
      let old = graph.replaced.by(number), !graph.owner(of: old).isWithin(owner)
    else { return nil }
    let place = "'\(graph.owner(of: old).className)'"
    return Diagnostic(
      .scopeEscape,
      "'\(elsewhere.accessor)' of '\(elsewhere.module)' is what \(place) has, but what takes its place belongs to '\(owner.className)'",
      at: value.place,
      notes: reasons(for: number) + [
        .init("'\(elsewhere.accessor)' is provided here", at: graph.providers[old].place)
      ])
  }

  /// An accessor is a member of a class, and nobody sees more of that than of the class.
  private func tooWide(_ number: Int) -> Diagnostic? {
    let provider = graph.providers[number]
    let owner = graph.owner(of: number)
    guard let child = graph.children[owner], provider.access > child.access else { return nil }
    return Diagnostic(
      .inaccessible,
      "a \(provider.access.keyword) accessor cannot be wider than '\(owner.className)', which is \(child.access.keyword)",
      at: provider.place,
      notes: [
        .init(
          "to make that visible too, write: // @container(parent: \(child.parent.name ?? "Container"), \(provider.access.keyword))",
          at: child.place)
      ])
  }
}
