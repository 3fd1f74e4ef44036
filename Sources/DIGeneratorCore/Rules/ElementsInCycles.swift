// SPDX-License-Identifier: MIT

/// Which elements of collections only seem to close a circle: what is kept for some containers has no elements of their
/// children's, though those have the same collection with more in it.
struct ElementsInCycles {
  private let graph: Graph
  private let build: Condition
  /// The containers that have some of a component.
  private let owners: [Owner]
  /// For each value a number, equal for those that need one another.
  private var groups: [Value: Int] = [:]

  private struct Value: Hashable {
    var provider: Int
    /// Which of the owners.
    var owner: Int
  }

  init(of component: [Int], in build: Condition, _ graph: Graph) {
    (self.graph, self.build) = (graph, build)
    let owners = Array(Set(component.map(graph.owner)))
    self.owners = owners
    // Each provider in each container that has a value of it: where it is kept, that is one.
    let values = component.flatMap { provider in
      owners.indices.filter { owners[$0].has(provider, in: graph) }.map {
        Value(provider: provider, owner: $0)
      }
    }
    let numbers = Dictionary(uniqueKeysWithValues: zip(values, values.indices))
    let edges = values.map { needs(of: $0).compactMap { numbers[$0] } }
    for (group, members) in Components.of(edges).enumerated() {
      for member in members { groups[values[member]] = group }
    }
  }

  /// Whether a collection has an element that needs the collection, in one container or another.
  func isInCycle(_ element: Int, of collection: Int) -> Bool {
    owners.indices.contains { owner in
      let value = Value(provider: collection, owner: owner)
      guard let group = groups[value], let needed = needed(element, by: value) else { return false }
      return groups[needed] == group
    }
  }

  private func needs(of value: Value) -> [Value] {
    graph.needs(of: value.provider, in: build).compactMap { needed($0.provider, by: value) }
  }

  /// What is built anew is built by the container that asks, be it for what it keeps.
  private func needed(_ provider: Int, by value: Value) -> Value? {
    guard owners[value.owner].isWithin(graph.owner(of: provider)) else { return nil }
    let isKept = graph.providers[provider].lifetime.isKept
    let owner = isKept ? owners.firstIndex(of: graph.owner(of: provider)) : value.owner
    return owner.map { Value(provider: provider, owner: $0) }
  }
}

extension Owner {
  /// Whether such a container has a value of its own.
  fileprivate func has(_ provider: Int, in graph: Graph) -> Bool {
    let owner = graph.owner(of: provider)
    return graph.providers[provider].lifetime.isKept ? self == owner : isWithin(owner)
  }
}
