// SPDX-License-Identifier: MIT

// Functions that hand out the elements of a dictionary by their keys.

extension Graph {
  /// The dictionaries of which functions in the module hand out elements.
  var askedByKey: Set<Binding> { Set(own.flatMap(edgesByKey).map(\.edge.target.binding)) }

  /// The edges of such functions, each with its parameter and the builds that have it.
  func edgesByKey(of node: Node) -> [(parameter: Parameter, edge: DeferredEdge, builds: Condition)] {
    node.variants.flatMap { variant in
      zip(node.binding.parameters, variant.values).compactMap { parameter, value in
        value.deferred.flatMap { $0.isByKey ? (parameter, $0, variant.condition) : nil }
      }
    }
  }

  /// The keys that have an element in each of some builds, wherever a node is built.
  func keys(of dictionary: Binding, for node: Node, in builds: Condition) -> [ElementKey] {
    let elements = self[dictionary].eagerEdges.map(\.target).unique.filter {
      node.resolvedOwner.isWithin(accessors.owners[$0])
    }
    let keyed = elements.compactMap { element in
      dictionary.contribution(of: element)?.key.map { (key: $0, condition: element.condition) }
    }
    return Dictionary(grouping: keyed, by: \.key.value).sorted().compactMap { _, all in
      let present = all.map(\.condition).reduce(.never, ||)
      return builds.implies(present) ? all[0].key : nil
    }
  }
}

extension Edge {
  /// The key of the element that it leads to, in a dictionary.
  package var keyOfElement: String? { contribution?.key?.text }
  /// The order of that element, where one is given, in an array.
  package var orderOfElement: Int? {
    contribution.flatMap { $0.order == 0 || $0.key != nil ? nil : $0.order }
  }

  private var contribution: Contribution? { (user.original ?? user).contribution(of: target) }
}
