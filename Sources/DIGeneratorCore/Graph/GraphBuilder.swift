// SPDX-License-Identifier: MIT

/// Puts the graph together and reports everything that is wrong with it, in one go.
enum GraphBuilder {
  static func graph(
    of all: Providers, in table: TypeTable, beside: [BesideProvider] = [],
    diagnostics: inout DiagnosticCollector
  ) -> Graph {
    let providers = all.list + Collections.of(all.list, in: table) + all.children.map(\.asProvider)
    let children = ChildClasses(all.children, in: table)
    let bound = BoundGraph(
      by: ProviderIndex(providers: providers, table: table, children: children, refused: all.refused))
    let index = bound.index
    let graph = bound.graph
    graph.replaced = ReplacedProviders(providers)
    graph.effects = EffectFlow.effects(in: graph, table)
    check(graph, of: all, in: table, components: bound.components, &diagnostics)
    let problems = bound.problems.filter { providers[$0.provider].module == table.model.module }
    let report = {
      ProblemReport(of: bound.problems, graph: graph, index: index, table: table, beside: beside)
    }
    if !problems.isEmpty { report().report(problems, &diagnostics) }
    RequirementCheck(graph: graph, index: index, report: report).report(bound.problems, &diagnostics)
    return graph
  }

  /// The checks that know nothing of one another.
  private static func check(
    _ graph: Graph, of all: Providers, in table: TypeTable, components: [[Int]],
    _ diagnostics: inout DiagnosticCollector
  ) {
    let (module, refused) = (table.model.module, all.refused)
    let isOwn = { (provider: Int) in graph.providers[provider].module == module }
    let own = graph.providers.indices.filter(isOwn)
    let wanted = graph.providers.indices.filter { isOwn($0) || graph.providers[$0].isRequired }
    let joins = LateJoins(graph, Collections(providers: all.list, table: table))
    UniquenessCheck(providers: own.map { graph.providers[$0] }.filter(\.isOffered)).report(&diagnostics)
    ChildClashes(graph: graph, table: table).report(&diagnostics)
    LateGraph(graph, joins).reportCycles(in: components, where: isOwn, &diagnostics)
    joins.report(&diagnostics, besides: refused)
    AvailabilityCheck(graph: graph).report(&diagnostics, where: isOwn)
    ScopeCheck(graph: graph, refused: refused).report(of: wanted, &diagnostics)
    ConditionalChildren(graph: graph).report(of: own, in: module, &diagnostics)
    RivalCheck(graph: graph, table: table).report(of: own, &diagnostics)
    EffectCheck(graph: graph).report(of: own, &diagnostics)
    IsolationCheck(graph: graph).report(of: own, &diagnostics)
    EffectLimits(graph: graph, table: table).report(of: own, &diagnostics)
    ReplacementCheck(graph: graph, table: table).report(&diagnostics)
  }
}

/// The strongly connected components of a graph, each after those it needs (Tarjan's algorithm, 1972, with a
/// stack of its own so that no chain is too long).
enum Components {
  static func of(_ edges: [[Int]]) -> [[Int]] {
    var search = Search(edges: edges)
    for node in edges.indices where search.order[node] == nil { search.visit(node) }
    return search.components
  }

  private struct Search {
    let edges: [[Int]]
    /// When each was entered, the least of those that it leads back to, and those whose component is not known.
    var order: [Int: Int] = [:]
    var lowest: [Int: Int] = [:]
    var isOpen: Set<Int> = []
    var open: [Int] = []
    var components: [[Int]] = []

    mutating func visit(_ root: Int) {
      var path = [(node: root, next: 0)]
      enter(root)
      while let (node, next) = path.last {
        guard next < edges[node].count else {
          path.removeLast()
          leave(node, parent: path.last?.node)
          continue
        }
        path[path.count - 1].next += 1
        let target = edges[node][next]
        if order[target] == nil {
          enter(target)
          path.append((target, 0))
        } else if isOpen.contains(target) {
          lowest[node] = min(lowest[node, default: 0], order[target, default: 0])
        }
      }
    }

    private mutating func enter(_ node: Int) {
      lowest[node] = order.count
      order[node] = order.count
      open.append(node)
      isOpen.insert(node)
    }

    private mutating func leave(_ node: Int, parent: Int?) {
      if let parent { lowest[parent] = min(lowest[parent, default: 0], lowest[node, default: 0]) }
      guard lowest[node] == order[node], let start = open.lastIndex(of: node) else { return }
      components.append(open[start...].reversed())
      isOpen.subtract(open[start...])
      open.removeSubrange(start...)
    }
  }
}
