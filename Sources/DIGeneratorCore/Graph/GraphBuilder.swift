// SPDX-License-Identifier: MIT

/// Builds the graph and reports all mistakes in it, in one run.
enum GraphBuilder {
  static func graph(
    of all: Providers, in table: TypeTable, unused: [Provider] = [],
    diagnostics: inout DiagnosticCollector
  ) -> Graph {
    let collections = Collections(all.list, in: table)
    let providers = all.list + collections.all() + all.children.map(\.asProvider)
    let graph = Graph(providers, children: ChildClasses(all.children, in: table))
    let index = ProviderIndex(graph: graph, table: table, refused: all.refused)
    let problems = bind(graph, by: index)
    bindFromAbove(graph, collections)
    let (order, seen) = Routes.order(of: providers, by: \.needsInRoot)
    let circles = seen.filter(CycleCheck.isReal)
    let inCircle = Set(circles.joined().map(\.user))
    EffectFlow.run(through: order, besides: inCircle, of: graph, table)
    CycleCheck.report(circles, in: table.model.module, &diagnostics)
    UniquenessCheck(graph: graph, table: table).report(&diagnostics)
    let (scopes, effects) = (ScopeCheck(graph: graph), EffectCheck(graph: graph, table: table))
    var mistakes = RequirementCheck(index: index, effects: effects).mistakes
    for provider in providers where provider.module == table.model.module || provider.isRequired {
      mistakes += scopes.mistakes(of: provider)
      if provider.module != table.model.module { continue }
      mistakes += [AvailabilityCheck.mistake(of: provider), OverloadCheck.mistake(of: provider)].compactMap(
        \.self)
      if !inCircle.contains(provider) { mistakes += effects.mistakes(of: provider) }
    }
    for mistake in mistakes { diagnostics.report(mistake) }
    if !problems.isEmpty {
      ProblemReport(of: problems, index: index, unused: unused).report(&diagnostics)
    }
    return graph
  }

  /// Binding needs owners and owners need bindings, so the two alternate until nothing changes. Without child
  /// containers, one binding is enough.
  private static func bind(_ graph: Graph, by index: ProviderIndex) -> [Resolver.Problem] {
    var undecided: Set<Provider> = []
    // A cycle of deferred edges might keep owners changing forever.
    for _ in 0..<50 {
      let problems = Binder(index: index, undecided: undecided).problems
      graph.connect()
      if graph.children.isEmpty { return problems }
      let known = undecided
      for problem in problems { if case .severalOwners = problem.kind { undecided.insert(problem.provider) } }
      if !Ownership.settle(graph), undecided == known { return problems }
    }
    return []
  }

  /// Adds the bindings that only containers of the root have: replacements of other modules' providers, and elements of
  /// collections in modules that do not know the elements.
  private static func bindFromAbove(_ graph: Graph, _ collections: Collections) {
    let byTitle = Dictionary(grouping: graph.providers, by: \.title)
    for new in graph.providers where new.hasReplaced {
      new.predecessor = byTitle[new.elsewhere?.accessor ?? new.title]?.first(where: new.mayReplace)
      guard let old = new.predecessor, new.elsewhere != nil else { continue }
      let parameter = Provider.Parameter(
        element: .init(provider: new, position: 0), of: new.concrete, at: new.replaces?.place ?? new.place)
      old.needsFromAbove.append(.init(user: old, parameter: parameter, provider: new))
    }
    collections.joinFromAbove(graph)
  }
}

extension Provider {
  /// Whether `old` fits as the provider that it has replaced, in another module or in its own.
  fileprivate func mayReplace(_ old: Provider) -> Bool {
    if let elsewhere {
      return old.module == elsewhere.module && old.isOffered && old.owner == elsewhere.owner
    }
    return old.isReplaced && old.module == module && (old.owner ?? owner) == owner
  }
}

extension Provider.Parameter {
  /// A parameter for an edge to a known provider: an element of a collection, or a replacement.
  init(element target: Graph.Target, of type: ResolvedType, at place: Place) {
    self.init(
      label: "_", name: target.provider.title, type: type, spelling: type.spelling, role: .element(target),
      place: place)
  }
}
