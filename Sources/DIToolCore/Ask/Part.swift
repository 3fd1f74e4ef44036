// SPDX-License-Identifier: MIT

/// The choice of a part of a graph.
struct Part {
  /// The accessor or type in the middle; nil for the whole graph.
  var around: String?
  /// How many steps from it, in both directions.
  var depth: Int?
  var container: String?
  var module: String?

  /// The graph without the providers outside the part, and without the edges from or to them.
  func cut(_ index: GraphIndex) throws(NoAnswer) -> GraphDocument {
    var graph = index.graph
    var kept = Set(graph.providers.filter(isMeant).map(\.id))
    // A package may have no providers at all.
    if kept.isEmpty, !owners.isEmpty {
      throw NoAnswer(message: "no provider belongs to \(owners)\(hint(graph))")
    }
    if let around { kept.formIntersection(neighbours(of: try index.demand(around).map(\.id), index)) }
    graph.providers = graph.providers.filter { kept.contains($0.id) }
    graph.edges = graph.edges.filter { kept.contains($0.from) && kept.contains($0.to) }
    graph.requirements = graph.requirements.filter { kept.contains($0.id) }
    graph.calls = graph.calls.filter { kept.contains($0.id) }
    for position in graph.containers.indices {
      graph.containers[position].keeps.removeAll { !kept.contains($0) }
      graph.containers[position].inputs.removeAll { !kept.contains($0) }
    }
    return graph
  }

  /// The choice in words; empty for the whole graph.
  var title: String {
    let chosen = (around.map { ["around '\($0)'"] } ?? []) + (owners.isEmpty ? [] : [owners])
    return chosen.isEmpty ? "" : " (only \(chosen.joined(separator: ", ")))"
  }

  private func isMeant(_ provider: GraphDocument.Provider) -> Bool {
    container.map { $0 == provider.owner } != false && module.map { $0 == provider.module } != false
  }

  private var owners: String {
    [container.map { "container '\($0)'" }, module.map { "module '\($0)'" }].compactMap(\.self).joined(
      separator: " and ")
  }

  private func hint(_ graph: GraphDocument) -> String {
    let names = container != nil ? graph.containers.map(\.name) : Set(graph.providers.map(\.module)).sorted()
    return names.isEmpty ? "" : "; there are \(names.joined(separator: ", "))"
  }

  /// The providers within some steps of others, in both directions: all that need them, and all that they need.
  private func neighbours(of ids: [String], _ index: GraphIndex) -> Set<String> {
    let limit = depth ?? 2
    let reaches = [index.reachOfUsers(of: ids), index.reachOfNeeds(of: ids)]
    return Set(
      reaches.flatMap { reach in reach.order.filter { (reach.distances[$0] ?? 0) <= limit } })
  }
}
