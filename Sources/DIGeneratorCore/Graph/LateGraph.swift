// SPDX-License-Identifier: MIT

/// The graph as containers know it whose root the target is: with what modules bind in one another, which none of those
/// below can know. Only circles are looked for in it: all else is as the modules were built.
struct LateGraph {
  let graph: Graph
  /// The providers that something was bound to.
  private let bound: Set<Int>

  init(_ graph: Graph, _ joins: LateJoins) {
    let pairs = graph.replaced.pairs.filter { graph.providers[$0.new].elsewhere != nil }
    bound = Set(pairs.map(\.old) + joins.elements.keys)
    guard !bound.isEmpty else {
      self.graph = graph
      return
    }
    var (providers, rows) = (graph.providers, graph.rows)
    for (collection, elements) in joins.elements {
      providers[collection] = providers[collection].changed {
        $0.parameters += elements.map(joins.collections.parameter)
      }
      let bindings = elements.map { Graph.Binding.provider(joins.target(of: $0), forwarded: []) }
      for row in rows[collection].indices { rows[collection][row].bindings += bindings }
    }
    for (old, pairs) in Dictionary(grouping: pairs, by: \.old).inOrder() {
      providers[old] = providers[old].changed { old in
        old.parameters = pairs.map { Self.parameter(for: $0.new, in: graph) }
        old.construction = .replaced
      }
      let bindings = pairs.map { pair in
        Graph.Binding.provider(.init(provider: pair.new, position: 0), forwarded: [])
      }
      rows[old] = [Graph.Row(condition: .always, bindings: bindings)]
    }
    let late = Graph(providers: providers, rows: rows)
    late.effects = graph.effects
    self.graph = late
  }

  private static func parameter(for new: Int, in graph: Graph) -> Provider.Parameter {
    let (type, place) = (
      graph.providers[new].concrete, graph.providers[new].replaces?.place ?? graph.providers[new].place
    )
    return Provider.Parameter(
      label: "_", name: graph.providers[new].title, type: type, spelling: type.spelling,
      role: .element(.init(provider: new, position: 0)), hasDefault: false, mayBeNil: false, place: place)
  }

  /// Reports circles that the target closes, or that only it can see. What is known are the components of the graph
  /// without what was bound.
  func reportCycles(
    in known: [[Int]], where isOwn: (Int) -> Bool, _ diagnostics: inout DiagnosticCollector
  ) {
    let components = bound.isEmpty ? known : graph.components
    let wanted = components.filter { component in
      component.contains { isOwn($0) || bound.contains($0) && component.count > 1 }
    }
    CycleCheck(graph: graph).report(wanted, &diagnostics)
  }
}
