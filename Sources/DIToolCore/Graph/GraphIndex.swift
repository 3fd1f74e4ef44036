// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// A graph by its IDs and edges.
struct GraphIndex {
  typealias Provider = GraphDocument.Provider
  typealias Edge = GraphDocument.Edge

  let graph: GraphDocument
  private let byID: [String: Provider]
  private let needed: [String: [Edge]]
  private let needing: [String: [Edge]]
  private let calls: [String: [GraphDocument.Call]]
  /// How many providers have an accessor, with its owner in front.
  private let counts: [String: Int]
  /// The number of each module: a module comes after the modules that it imports.
  let modulesInOrder: [String: Int]

  init(_ graph: GraphDocument) {
    self.graph = graph
    byID = Dictionary(graph.providers.map { ($0.id, $0) }) { first, _ in first }
    needed = Dictionary(grouping: graph.edges, by: \.from)
    needing = Dictionary(grouping: graph.edges, by: \.to)
    calls = Dictionary(grouping: graph.calls, by: \.id)
    modulesInOrder = Self.numbers(of: graph.modules)
    counts = Dictionary(graph.providers.map { ($0.ownedAccessor, 1) }, uniquingKeysWith: +)
  }

  subscript(id: String) -> Provider? { byID[id] }

  /// The edges to the providers that one needs, in the order of its parameters; of a collection, in the order of its elements.
  func needs(of id: String) -> [Edge] {
    guard let edges = needed[id] else { return [] }
    let labels = byID[id]?.parameters.map(\.label) ?? []
    let positions = edges.map { edge in
      edge.kind == .collection
        ? modulesInOrder[byID[edge.to]?.module ?? ""] ?? 0
        : edge.parameter.flatMap(labels.firstIndex) ?? labels.count
    }
    return zip(edges, positions).sorted { ($0.1, $0.0.path, $0.0.line) < ($1.1, $1.0.path, $1.0.line) }.map(
      \.0)
  }

  /// The edges from the providers that need one.
  func users(of id: String) -> [Edge] { needing[id] ?? [] }

  /// The places where sources ask a container for it.
  func calls(of id: String) -> [GraphDocument.Call] { calls[id] ?? [] }

  // MARK: Names

  /// The shortest name that tells a provider from all others: `clock`, `Session.cart`, `Core.clock`.
  func title(of id: String) -> String {
    guard let provider = byID[id] else { return id }
    return counts[provider.ownedAccessor] == 1 ? provider.ownedAccessor : id
  }

  /// The providers that a key means: an accessor, with its container or module in front or not, a type, or an ID.
  ///
  /// A requirement is left out if a provider found meets it.
  func providers(for key: String) -> [Provider] {
    let key = key.withoutAny
    let ways: [(Provider) -> Bool] = [
      { $0.names.contains(key) }, { $0.types.contains(key) },
      { [form = key.typeForm] in $0.types.contains { $0.typeForm == form } },
    ]
    let found = ways.lazy.map { graph.providers.filter($0) }.first { !$0.isEmpty } ?? []
    let ids = Set(found.map(\.id))
    let met = graph.requirements.filter { $0.metBy.map(ids.contains) == true }.map(\.id)
    return found.filter { !met.contains($0.id) }
  }

  /// The providers that a key means.
  func demand(_ key: String) throws(NoAnswer) -> [Provider] {
    let found = providers(for: key)
    guard found.isEmpty else { return found }
    let names = Set(graph.providers.flatMap { $0.accessors + [$0.ownedAccessor] + $0.types }).sorted()
    let alike = names.filter { $0.first?.isUppercase == key.first?.isUppercase }
    let near =
      names.first { $0.lowercased() == key.lowercased() } ?? Spelling.nearest(to: key, in: alike)
      ?? Spelling.nearest(to: key, in: names)
    let hint = near.map { "; did you mean '\($0)'?" } ?? "; 'di containers' lists all accessors"
    throw NoAnswer(message: "nothing is provided as '\(key)' in \(graph.root)\(hint)")
  }

  // MARK: Ways

  /// The shortest way from each provider that the steps reach: its first edge. Starts have none.
  func distances(from starts: [String], by steps: (String) -> [Edge], end: (Edge) -> String) -> Reach {
    var reach = Reach(starts)
    var position = 0
    while position < reach.order.count {
      for edge in steps(reach.order[position]) { reach.add(edge, end(edge)) }
      position += 1
    }
    return reach
  }

  /// All that need a provider, nearest first; each with the first edge of its shortest way to it.
  func reachOfUsers(of id: String) -> Reach { distances(from: [id], by: users) { $0.from } }

  /// All that providers need, nearest first.
  func reachOfNeeds(of ids: [String]) -> Reach { distances(from: ids, by: needs) { $0.to } }
}

/// Providers in the order of their distance from some starts.
struct Reach {
  private(set) var order: [String]
  /// The edge by which each was reached, and its distance.
  private(set) var edges: [String: GraphDocument.Edge] = [:]
  private(set) var distances: [String: Int]

  fileprivate init(_ starts: [String]) {
    order = starts
    distances = Dictionary(starts.map { ($0, 0) }) { first, _ in first }
  }

  fileprivate mutating func add(_ edge: GraphDocument.Edge, _ end: String) {
    guard distances[end] == nil else { return }
    distances[end] = (distances[end == edge.to ? edge.from : edge.to] ?? 0) + 1
    edges[end] = edge
    order.append(end)
  }

  func contains(_ id: String) -> Bool { distances[id] != nil }
}

extension GraphDocument.Provider {
  /// The accessor, behind the child container that owns it.
  var ownedAccessor: String { ownerPrefix + accessor }

  private var ownerPrefix: String { owner == "Container" ? "" : "\(owner)." }

  /// All names of its accessors, and its ID.
  fileprivate var names: [String] {
    accessors.flatMap { [$0, "\(owner).\($0)", "\(module).\($0)", "\(module).\(owner).\($0)"] } + [id]
  }

  fileprivate var types: [String] { exposedAs + [type] }

  /// Where it is declared.
  var place: String { "\(path):\(line)" }

  /// The type that it is asked for by: the first of several.
  var shownType: String { exposedAs.first ?? type }
}

extension GraphDocument.Edge {
  var place: String { "\(path):\(line)" }
}

extension GraphDocument.Call {
  var place: String { "\(path):\(line)" }
}

extension StringProtocol {
  /// The type without the `any` in front of it.
  var withoutAny: String { hasPrefix("any ") ? String(dropFirst(4)) : String(self) }

  /// The same text for some spellings of a type: `[any P]` and `[P]`, `Pair<A,B>` and `Pair<A, B>`, `(any P)?` and `P?`.
  var typeForm: String {
    String(self).replacing(#/\b(any|some) +/#, with: "").filter { !" `()".contains($0) }
  }
}
