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
    let checks = checks(of: graph, from: all, in: table, components: bound.components)
    for found in checks.concurrentMap(inTurnsOf: 1, found(by:)) { diagnostics.merge(found) }
    let problems = bound.problems.filter { providers[$0.provider].module == table.model.module }
    let report = {
      ProblemReport(of: bound.problems, graph: graph, index: index, table: table, beside: beside)
    }
    if !problems.isEmpty { report().report(problems, &diagnostics) }
    RequirementCheck(graph: graph, index: index, report: report).report(bound.problems, &diagnostics)
    return graph
  }

  private typealias Check = @Sendable (inout DiagnosticCollector) -> Void

  private static func found(by check: Check) -> DiagnosticCollector {
    var found = DiagnosticCollector()
    check(&found)
    return found
  }

  /// The checks that know nothing of one another.
  private static func checks(
    of graph: Graph, from all: Providers, in table: TypeTable, components: [[Int]]
  ) -> [Check] {
    let (module, refused) = (table.model.module, all.refused)
    let isOwn = { @Sendable (provider: Int) in graph.providers[provider].module == module }
    let own = graph.providers.indices.filter(isOwn)
    let joins = LateJoins(graph, Collections(providers: all.list, table: table))
    return [
      {
        UniquenessCheck(providers: graph.providers.filter { $0.isOffered && $0.module == module }).report(&$0)
      },
      { ChildClashes(graph: graph, table: table).report(&$0) },
      { LateGraph(graph, joins).reportCycles(in: components, where: isOwn, &$0) },
      { joins.report(&$0, besides: refused) },
      { AvailabilityCheck(graph: graph).report(&$0, where: isOwn) },
      { found in
        let wanted = graph.providers.indices.filter { isOwn($0) || graph.providers[$0].isRequired }
        ScopeCheck(graph: graph, refused: refused).report(of: wanted, &found)
      },
      { ConditionalChildren(graph: graph).report(of: own, in: module, &$0) },
      { RivalCheck(graph: graph, table: table).report(of: own, &$0) },
      { EffectCheck(graph: graph).report(of: own, &$0) },
      { IsolationCheck(graph: graph).report(of: own, &$0) },
      { EffectLimits(graph: graph, table: table).report(of: own, &$0) },
      { ReplacementCheck(graph: graph, table: table).report(&$0) },
    ]
  }
}

/// The strongly connected components of a graph, each after those it needs (Tarjan's algorithm, 1972, with a
/// stack of its own so that no chain is too long).
enum Components {
  static func of(_ edges: [[Int]]) -> [[Int]] {
    of(Array(edges.joined()), from: edges.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) })
  }

  /// The same of edges in one list, by where those of each node begin, and where the last ones end.
  static func of(_ edges: [Int], from starts: [Int]) -> [[Int]] {
    var search = Search(edges: edges, starts: starts)
    for node in 0..<starts.count - 1 where search.order[node] == nil { search.visit(node) }
    return search.components
  }

  private struct Search {
    let edges: [Int]
    let starts: [Int]
    var order: [Int?]
    var lowest: [Int]
    var isOpen: [Bool]
    var open: [Int] = []
    var count = 0
    var components: [[Int]] = []

    init(edges: [Int], starts: [Int]) {
      (self.edges, self.starts) = (edges, starts)
      let count = starts.count - 1
      order = Array(repeating: nil, count: count)
      lowest = Array(repeating: 0, count: count)
      isOpen = Array(repeating: false, count: count)
    }

    mutating func visit(_ root: Int) {
      var path = [(node: root, next: starts[root])]
      enter(root)
      while let (node, next) = path.last {
        guard next < starts[node + 1] else {
          path.removeLast()
          leave(node, parent: path.last?.node)
          continue
        }
        path[path.count - 1].next += 1
        let target = edges[next]
        if order[target] == nil {
          enter(target)
          path.append((target, starts[target]))
        } else if isOpen[target] {
          lowest[node] = min(lowest[node], order[target] ?? count)
        }
      }
    }

    private mutating func enter(_ node: Int) {
      order[node] = count
      lowest[node] = count
      count += 1
      open.append(node)
      isOpen[node] = true
    }

    private mutating func leave(_ node: Int, parent: Int?) {
      if let parent { lowest[parent] = min(lowest[parent], lowest[node]) }
      guard lowest[node] == order[node] else { return }
      var component: [Int] = []
      repeat {
        component.append(open.removeLast())
        isOpen[component[component.count - 1]] = false
      } while component.last != node
      components.append(component)
    }
  }
}
