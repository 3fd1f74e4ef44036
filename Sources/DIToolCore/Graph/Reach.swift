// SPDX-License-Identifier: MIT

/// Providers in the order of their distance from some starts.
///
/// A container's collection has no elements of its children, so a way through a collection depends on the container for which a
/// value is built. Kept values are built for the container that keeps them, others for the one that builds their user.
struct Reach {
  private(set) var order: [String] = []
  private(set) var distances: [String: Int] = [:]
  /// The nearest state of each provider, and the step by which each state was reached. Starts have none.
  private var nearest: [String: State] = [:]
  private var steps: [State: (edge: GraphDocument.Edge, state: State)?] = [:]

  /// A provider, and the known facts about the container for which it is built.
  struct State: Hashable {
    var id: String
    /// The container, or one of its children if not `isExact`; nil for any.
    var container: String?
    var isExact = false
  }

  private typealias Step = (edge: GraphDocument.Edge, state: State)

  fileprivate init(from starts: [State], by next: (State) -> [(GraphDocument.Edge, State)]) {
    var queue: [State] = []
    func add(_ state: State, _ step: Step?, _ distance: Int) {
      guard steps[state] == nil else { return }
      steps[state] = .some(step)
      queue.append(state)
      guard distances[state.id] == nil else { return }
      (distances[state.id], nearest[state.id]) = (distance, state)
      order.append(state.id)
    }
    for start in starts { add(start, nil, 0) }
    var (position, depths) = (0, queue.map { _ in 0 })
    while position < queue.count {
      let (state, depth) = (queue[position], depths[position])
      for (edge, other) in next(state) {
        add(other, (edge, state), depth + 1)
        while depths.count < queue.count { depths.append(depth + 1) }
      }
      position += 1
    }
  }

  func contains(_ id: String) -> Bool { distances[id] != nil }

  /// The edges from a provider back to its start.
  func way(from id: String) -> [GraphDocument.Edge] {
    var (way, state) = ([GraphDocument.Edge](), nearest[id])
    while let last = state, let step = steps[last] ?? nil {
      way.append(step.edge)
      state = step.state
    }
    return way
  }
}

extension GraphIndex {
  /// All that need some providers, nearest first.
  func reachOfUsers(of ids: [String]) -> Reach {
    Reach(from: ids.map { .init(id: $0) }) { state in
      guard let provider = self[state.id] else { return [] }
      let demanded = provider.isKept ? nil : state.container
      return usersAndAskers(of: state.id).compactMap { edge in
        var container = demanded
        if edge.kind == .collection, provider.owner != "Container" {
          container = container.map { isWithin($0, provider.owner) ? $0 : provider.owner } ?? provider.owner
        }
        guard let user = self[edge.from], let container else { return (edge, .init(id: edge.from)) }
        // A value that is made anew may be built for a child of its container.
        let fits = isWithin(user.owner, container) || !user.isKept && isWithin(container, user.owner)
        return fits ? (edge, .init(id: edge.from, container: user.isKept ? nil : container)) : nil
      }
    }
  }

  /// All that providers need, nearest first.
  func reachOfNeeds(of ids: [String]) -> Reach {
    Reach(from: ids.map(start)) { state in
      needs(for: state).map { ($0, self.state(behind: $0, state)) }
    }
  }

  /// The needs of a provider that is built for some container.
  fileprivate func needs(for state: Reach.State) -> [Edge] {
    needs(of: state.id).filter { edge in
      guard edge.kind == .collection, let own = state.container, let owner = self[edge.to]?.owner else {
        return true
      }
      return isWithin(own, owner) || !state.isExact && isWithin(owner, own)
    }
  }

  fileprivate func start(_ id: String) -> Reach.State {
    guard hasElementsOfChildren else { return .init(id: id) }
    return .init(id: id, container: self[id]?.owner, isExact: self[id]?.isKept == true)
  }

  /// The state of a provider that another one needs.
  fileprivate func state(behind edge: Edge, _ state: Reach.State) -> Reach.State {
    let own = start(edge.to)
    if own.isExact { return own }
    guard let container = state.container, let other = own.container else { return own }
    let isDeeper = state.isExact || isWithin(container, other)
    return .init(id: edge.to, container: isDeeper ? container : other, isExact: state.isExact)
  }
}

/// The needs of a provider as a tree: which they are depends on the container for which it is built.
struct Needs {
  let index: GraphIndex
  /// The provider, and the known facts about its container.
  let state: Reach.State

  init(of id: String, _ index: GraphIndex) { (self.index, state) = (index, index.start(id)) }

  private init(_ index: GraphIndex, _ state: Reach.State) { (self.index, self.state) = (index, state) }

  var id: String { state.id }

  var edges: [GraphDocument.Edge] { index.needs(for: state) }

  /// The needs of the provider that an edge leads to.
  func behind(_ edge: GraphDocument.Edge) -> Needs { Needs(index, index.state(behind: edge, state)) }
}
