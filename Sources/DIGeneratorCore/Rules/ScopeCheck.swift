// SPDX-License-Identifier: MIT

/// Reports providers that would hold a value of a container that they cannot reach: of one further in, of one beside,
/// or of one that is missing in some of the provider's builds.
struct ScopeCheck {
  let graph: Graph

  var diagnostics: [Diagnostic] {
    if graph.children.isEmpty { return [] }
    let nodes = graph.nodes.filter {
      !$0.binding.isReplaced && ($0.binding.module == graph.module || $0.binding.isRequired)
    }
    return nodes.flatMap(mistakes) + graph.unsettled.map(unsettled)
  }

  private func mistakes(of node: Node) -> [Diagnostic] {
    escapes(of: node) + conditional(node) + (tooWide(node) ?? tooNarrow(node)).asList
  }

  // MARK: Escapes

  private func escapes(of node: Node) -> [Diagnostic] {
    // In each container, a collection has the elements that the container can reach.
    if node.binding.isOfElements { return [] }
    let asked: [(parameter: Parameter, owner: Owner, target: Binding?)] =
      node.edges.map { ($0.parameter, graph[$0.target].resolvedOwner, $0.target) }
      + graph.receivedContainers(of: node).map { ($0.parameter, $0.owner, nil) }
    var seen: Set<Place> = []
    return asked.filter {
      !node.resolvedOwner.isWithin($0.owner) && seen.insert($0.parameter.place).inserted
    }.map {
      escape(of: node, $0.parameter, from: $0.owner, $0.target)
    }
  }

  private func escape(
    of node: Node, _ parameter: Parameter, from owner: Owner, _ target: Binding?
  ) -> Diagnostic {
    let binding = node.binding
    let what = target.map { "'\($0.title)'" } ?? "'\(owner.className)'"
    let whose =
      binding.declaredOwner == nil && binding.isKept
      ? "is kept by the 'Container' itself" : "belongs to '\(node.resolvedOwner.className)'"
    let only = target == nil ? "" : ", which only '\(owner.className)' has"
    let message =
      binding.isRequired
      ? "'\(binding.module)' requires '\(parameter.type.title)' of every 'Container', but only '\(owner.className)' has \(what)"
      : "'\(binding.title)' \(whose), but needs \(what)\(only)"
    return Diagnostic(
      .scopeEscape, "\(message)", at: parameter.place,
      notes: [binding.step(parameter, needs: what)] + (target.map { reasons(for: graph[$0]) } ?? [])
        + suggestion(for: node, asking: owner).asList)
  }

  /// The route from the asked provider to the declaration that decides its owner.
  private func reasons(for target: Node) -> Notes {
    let owner = target.resolvedOwner
    let received = { (binding: Binding) in
      graph.receivedContainers(of: graph[binding]).first { $0.owner == owner }
    }
    let routes = Routes(from: [target.binding]) {
      graph[$0].edges.filter { graph[$0.target].resolvedOwner == owner }
    }
    let end = routes.reached.first { $0.declaredOwner != nil || received($0) != nil } ?? target.binding
    let reason =
      end.isInput ? "is an input of '\(owner.className)'" : "belongs to '\(owner.className)'"
    let last =
      received(end).map { end.step($0.parameter, needs: "'\(owner.className)'") }
      ?? (end.ownerPlace ?? end.place).note("'\(end.title)' \(reason)")
    return routes.notes(to: end) + [last]
  }

  /// The remedy for an escape: an input or another parent for a container beside, `in:` for a kept value of every
  /// container.
  private func suggestion(for node: Node, asking owner: Owner) -> Note? {
    guard let name = owner.name else { return nil }
    if let child = graph.children[node.resolvedOwner], !owner.isWithin(node.resolvedOwner) {
      let title = child.owner.name ?? ""
      return child.place.note(
        "give '\(title)' an input for it, or declare '\(title)' within the other: // @container(parent: \(name))"
      )
    }
    guard node.binding.declaredOwner == nil, node.binding.isKept else { return nil }
    return node.binding.lifetimePlace.note(
      "to keep one for each '\(owner.className)', add to its directive: in: \(name, .owner)")
  }

  // MARK: Owners

  /// A replacement of another module's provider must be reachable from every container that has the replaced one.
  private func tooNarrow(_ node: Node) -> Diagnostic? {
    guard let foreign = node.binding.foreignReplacement, let value = node.binding.replaces else { return nil }
    let old = graph[foreign.replaced].resolvedOwner
    if old.isWithin(node.resolvedOwner) { return nil }
    return Diagnostic(
      .scopeEscape,
      "'\(foreign.accessor)' of '\(foreign.module)' belongs to '\(old.className)', but its replacement belongs to '\(node.resolvedOwner.className)'",
      at: value.place,
      notes: reasons(for: node) + [
        foreign.replaced.place.note("'\(foreign.accessor)' is provided here")
      ])
  }

  /// An accessor is a member of a container class, so it cannot be more visible than the class.
  private func tooWide(_ node: Node) -> Diagnostic? {
    guard let child = graph.children[node.resolvedOwner], node.access > child.access else { return nil }
    let access = node.access.keyword
    return Diagnostic(
      .inaccessible,
      "a \(access) accessor cannot be wider than '\(child.owner.className)', which is \(child.access.keyword)",
      at: node.binding.place,
      notes: [
        child.place.note("to make that visible too, add '\(access, .option)' to this '@container'")
      ])
  }

  /// Reports a child container that a binding names, by `in:` or by a parameter, in builds that do not have it.
  private func conditional(_ node: Node) -> [Diagnostic] {
    let binding = node.binding
    let owner = binding.declaredOwner.map { [($0, binding.ownerPlace ?? binding.place)] } ?? []
    let received = graph.receivedContainers(of: node).map { ($0.owner, $0.parameter.place) }
    return (owner + received).compactMap { owner, place in
      guard let child = graph.children[owner], !binding.isInput, !binding.condition.implies(child.condition)
      else { return nil }
      let missing = (binding.condition && !child.condition).simplified
      return Diagnostic(
        .conditionalProvider,
        "'\(binding.title)' needs '\(owner.className)', which is not there where '\(missing)'", at: place,
        notes: [
          child.place.note("it is declared here under '#if \(child.condition)'"),
          binding.place.note("put '\(binding.title)' under '#if \(child.condition, .condition)'"),
        ])
    }
  }

  /// Reports a binding whose owner decides its dependencies, and these decide another owner, and so on without end.
  private func unsettled(_ binding: Binding) -> Diagnostic {
    Diagnostic(
      .ambiguousProvider,
      "no container can own '\(binding.title)': its dependencies decide the owner, and the owner decides its dependencies",
      at: binding.place,
      notes: [
        binding.place.note("give its dependencies names, and ask for them by these: @named(someName)")
      ])
  }
}
