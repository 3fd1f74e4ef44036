// SPDX-License-Identifier: MIT

/// The bindings of a run and the edges between them. It is built once, by ``GraphBuilder``, and only read from then on.
package final class Graph: Sendable {
  /// Finds bindings by type, as the modules see them.
  let index: BindingIndex
  /// A node for each binding.
  package let nodes: [Node]
  private let nodeOf: [Binding.ID: Node]
  /// The types that parameters can ask for, and the doubtful ones among them, which only the compiler knows.
  let offered, doubtful: [Target]
  /// The names of the providers of these types.
  let namesOffered: Set<String?>
  /// The parameters that nothing fills.
  let problems: [UnfilledParameter]
  /// The cycles of bindings that must be built before one another.
  let cycles: [[Edge]]
  /// The bindings whose owners and dependencies decide each other without end.
  let unsettled: [Binding]
  /// The bindings of targets that this target does not depend on.
  let unused: [Binding]
  /// The generic providers.
  let patterns: [Binding]

  init(
    _ index: BindingIndex, nodes: [Node], problems: [UnfilledParameter], cycles: [[Edge]],
    unsettled: [Binding], _ all: Bindings
  ) {
    self.index = index
    self.nodes = nodes
    self.problems = problems
    self.cycles = cycles
    self.unsettled = unsettled
    unused = all.unused
    patterns = all.patterns
    // The pattern of a generic provider stands for all its instances.
    offered = (index.bindings.filter { $0.isOffered && !$0.isInstance } + all.patterns).flatMap { binding in
      binding.provided.indices.filter { !binding.provided[$0].isElement }.map {
        Target(binding: binding, position: $0)
      }
    }
    namesOffered = Set(offered.map(\.binding.name))
    doubtful = offered.filter {
      ([$0.provided.type.identity] + $0.argumentTypes).contains(where: index.table.hasDoubt)
    }
    nodeOf = Dictionary(uniqueKeysWithValues: nodes.map { ($0.binding.id, $0) })
  }

  /// The node of one of the graph's bindings.
  package subscript(binding: Binding) -> Node {
    guard let node = nodeOf[binding.id] else { preconditionFailure("'\(binding.title)' is in no graph") }
    return node
  }

  package var table: TypeTable { index.table }
  var bindings: [Binding] { index.bindings }
  package var children: ChildClasses { index.children }
  var accessors: Accessors { index.accessors }
  /// The module that the graph is for.
  var module: String { table.model.module }

  /// The nodes of the module's own bindings.
  var own: [Node] { nodes.filter { $0.binding.module == module } }

  /// The other modules that have bindings or child containers, sorted.
  var modulesBelow: [String] {
    let modules = Set(children.list.map(\.owner.module) + bindings.map(\.module))
    return modules.subtracting([module]).sorted()
  }

  /// The requirements of the modules below, sorted by module and name.
  var requirementsBelow: [Node] {
    nodes.filter { $0.binding.isRequired && $0.binding.module != module }.sorted {
      ($0.binding.module, $0.binding.title) < ($1.binding.module, $1.binding.title)
    }
  }

  /// The module's own child containers.
  var ownChildren: [ChildContainer] { children.list.filter { $0.owner.module == module } }

  /// The injections that a binding calls, directly or not.
  func injections(of binding: Binding) -> [Node] {
    binding.injections.flatMap { [self[$0]] + injections(of: $0) }
  }

  /// The bindings of other modules that replace a binding, in some builds or in all.
  func replacements(of old: Binding) -> [Binding] {
    old.isCollection ? [] : self[old].lateBoundEdges.map(\.target)
  }

  /// The child containers that a binding receives, with the parameters that take them.
  package func receivedContainers(of node: Node) -> [(parameter: Parameter, owner: Owner)] {
    children.received(by: node.binding, node.variants)
  }

  /// Edges to collections without elements in the container that needs them: the first edge to each collection, from a
  /// parameter without a default.
  var emptyCollections: [Edge] {
    var seen: Set<Binding> = []
    return nodes.flatMap { $0.edges.filter(\.target.isCollection) }.filter { edge in
      if edge.parameter.hasDefault { return false }
      let collection = self[edge.target]
      let elements = (collection.eagerEdges + collection.lateBoundEdges.filter { $0.target.isOffered }).map {
        accessors.owners[$0.target]
      }
      // A transient that its dependencies place may be built in a child container, which has the child's elements.
      let owner = accessors.owners[edge.user]
      let hasSome = elements.contains { edge.user.isOwnedByDependencies || owner.isWithin($0) }
      return !hasSome && seen.insert(edge.target).inserted
    }
  }
}
