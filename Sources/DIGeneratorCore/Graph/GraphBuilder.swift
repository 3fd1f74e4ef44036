// SPDX-License-Identifier: MIT

/// Builds the graph: adds the bindings that no declaration stands for, fills all parameters, and finds out owners, cycles
/// and effects.
struct GraphBuilder {
  private let collections: Collections
  private let bindings: [Binding]
  private let index: BindingIndex

  /// The graph of all bindings. A cycle of deferred edges might keep owners changing forever, so it gives up after some
  /// rounds, and ``ScopeCheck`` reports that.
  static func graph(of all: Bindings, in table: TypeTable, rounds: Int = 50) -> Graph {
    GraphBuilder(all, in: table).graph(all, rounds: rounds)
  }

  private init(_ all: Bindings, in table: TypeTable) {
    collections = Collections(all.list, in: table)
    let joined = collections.all()
    let replacing = collections.replacements(all.replacingCollections, of: joined)
    bindings = all.list + joined + all.children.map(\.asBinding) + replacing
    index = BindingIndex(
      bindings, children: ChildClasses(all.children, in: table), table: table, refused: all.refused)
  }

  private func graph(_ all: Bindings, rounds: Int) -> Graph {
    let (wiring, unsettled) = wire(rounds: rounds)
    let index = index.with(wiring.accessors)
    let lateBound = lateBoundEdges
    let order = BuildOrder(of: bindings) { binding in
      let eager = wiring[binding].eagerEdges
      let late = lateBound[binding.id] ?? []
      // Replacements take the place of the binding's own edges, elements from above are added to a collection's.
      return late.isEmpty ? eager : binding.isCollection ? eager + late : late
    }
    let cycles = order.cycles.filter { isReal($0, wiring.accessors.owners) }
    let effects = EffectFlow(through: order.bindings, besides: cycles, wiring, index)
    let nodes = bindings.map {
      Node(
        binding: $0, resolvedOwner: wiring.accessors.owners[$0], access: index.access(of: $0),
        variants: wiring[$0],
        lateBoundEdges: lateBound[$0.id] ?? [], transitiveEffects: effects[$0])
    }
    return Graph(
      index, nodes: nodes, problems: wiring.problems, cycles: cycles, unsettled: unsettled, all)
  }

  // MARK: Owners and parameters

  /// The assumptions under which a round fills the parameters.
  private struct Placement: Equatable {
    var owners = Owners()
    /// Transients with a dependency that several child containers have. If their other dependencies decide the owner,
    /// that owner decides the dependency.
    var undecided: Set<Binding> = []
  }

  /// Fills the parameters. That needs owners, and owners need filled parameters, so the two alternate until nothing
  /// changes. Without child containers, one round is enough. Returns the bindings that still changed in the last round, too.
  private func wire(rounds: Int) -> (wiring: Wiring, unsettled: [Binding]) {
    let (wiring, last, next) = repeated(rounds, from: Placement()) { placement in
      let accessors = Accessors(of: bindings, owners: placement.owners)
      let wiring = Wiring(index.with(accessors), undecided: placement.undecided)
      return (index.children.isEmpty ? placement : self.placement(by: wiring, after: placement), wiring)
    }
    let unsettled = bindings.filter {
      last.owners[$0] != next.owners[$0] || last.undecided.contains($0) != next.undecided.contains($0)
    }
    return (wiring, unsettled)
  }

  private func placement(by wiring: Wiring, after last: Placement) -> Placement {
    let undecided = wiring.problems.compactMap { problem in
      if case .severalOwners = problem.kind { problem.binding } else { nil }
    }
    return Placement(
      owners: Owners(of: bindings, by: wiring, index.children), undecided: last.undecided.union(undecided))
  }

  // MARK: From above

  /// The edges that only containers of the root have, by the bindings that they begin at: to replacements in other modules,
  /// and to elements of collections in modules that do not know the elements.
  private var lateBoundEdges: [Binding.ID: [Edge]] {
    var edges = collections.lateBoundEdges(of: bindings)
    let modules = index.table.modulesInOrder
    let replacing = bindings.filter { $0.foreignReplacement != nil }
    for chain in Dictionary(grouping: replacing, by: { replaced(by: $0) }).values {
      // The replacements so far that the accessor asks in some builds.
      var highest: [Binding] = []
      for module in modules {
        let own = chain.filter { $0.module == module }
        for new in own {
          if let original = new.foreignReplacement?.original {
            edges[original.id] = highest.map { edge(from: original, to: $0) }
          }
        }
        highest =
          highest.filter { lower in
            !own.contains { $0.availability.isEmpty && lower.condition.implies($0.condition) }
          } + own
      }
      for old in chain.flatMap({ replaced(by: $0) }).unique {
        edges[old.id, default: []] += highest.map { edge(from: old, to: $0) }
      }
    }
    return edges
  }

  /// The bindings whose place a replacement takes. A collection is one value, in whichever module it is asked for.
  private func replaced(by new: Binding) -> [Binding] {
    guard let old = new.foreignReplacement?.replaced else { return [] }
    return old.isCollection ? bindings.filter { $0.isCollection && $0.concrete == old.concrete } : [old]
  }

  private func edge(from old: Binding, to new: Binding) -> Edge {
    Edge(from: old, to: new, at: new.replaces?.place ?? new.place)
  }

  // MARK: Cycles

  /// Whether a cycle can occur: some build has all of its bindings, and every collection in it contains its next element
  /// wherever a kept value of the cycle is built. An element of a child container is not in the collections of the parent.
  private func isReal(_ cycle: [Edge], _ owners: Owners) -> Bool {
    let kept = cycle.map(\.user).filter(\.isKept)
    return Condition.conjunction(cycle.map(\.user.condition)).mayHold
      && cycle.allSatisfy { step in
        !step.user.isOfElements || kept.allSatisfy { owners[$0].isWithin(owners[step.target]) }
      }
  }
}

/// Repeats a step until it changes nothing, or for a number of rounds. Returns the result of the last step, with the state
/// before and behind it.
func repeated<State: Equatable, Result>(
  _ rounds: Int, from start: State, _ step: (State) -> (next: State, result: Result)
) -> (result: Result, last: State, next: State) {
  var last = start
  var turn = step(start)
  for _ in 1..<rounds where turn.next != last {
    last = turn.next
    turn = step(last)
  }
  return (turn.result, last, turn.next)
}
