// SPDX-License-Identifier: MIT

/// The graph with every parameter bound, and with whose each provider is.
///
/// Which of several is meant depends on whose they are, and whose a transient is on what it is bound to. So all is bound
/// again with what came out, until nothing changes: without child containers that is at once.
struct BoundGraph {
  let graph: Graph
  /// Providers that need one another, each group after those that it needs.
  let components: [[Int]]
  /// The parameters that nothing fills.
  let problems: [Resolver.Problem]
  let index: ProviderIndex
  /// Whether something is not whose it was taken to be.
  private let hasChanged: Bool
  /// What has asked for something of several child containers.
  private let undecided: Set<Int>

  /// What asks for one another later, in a circle, might never come to rest.
  private static let mostRounds = 50

  init(by index: ProviderIndex) {
    self.init(once: index, [])
    var rounds = 1
    while hasChanged, rounds < Self.mostRounds {
      self = BoundGraph(once: self.index, undecided)
      rounds += 1
    }
  }

  private init(once index: ProviderIndex, _ known: Set<Int>) {
    var resolver = Resolver(index: index, undecided: known)
    let graph = Graph(providers: index.providers, rows: resolver.rows(), children: index.children)
    problems = resolver.problems
    components = graph.components
    graph.buildOrder = Array(components.joined())
    // Nearly all programs have no child containers.
    let owners = graph.children.isEmpty ? nil : Ownership.owners(in: graph)
    undecided = known.union(problems.filter(\.isOfSeveralOwners).map(\.provider))
    hasChanged = undecided != known || owners.map { $0 != index.providers.map(\.foundOwner) } ?? false
    if hasChanged, let owners { self.graph = graph.owned(by: owners) } else { self.graph = graph }
    self.index = hasChanged ? index.with(self.graph.providers) : index
  }
}

extension Resolver.Problem {
  fileprivate var isOfSeveralOwners: Bool { if case .severalOwners = kind { true } else { false } }
}
