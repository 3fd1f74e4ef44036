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
  /// How many providers have an accessor, with its owner in front and its condition behind.
  private let counts: [String: Int]
  private let parents: [String: String]
  /// Whether a child container adds elements to a collection.
  let hasElementsOfChildren: Bool
  /// The number of each module: a module comes after the modules that it imports.
  let modulesInOrder: [String: Int]

  init(_ graph: GraphDocument) {
    self.graph = graph
    byID = Dictionary(graph.providers.map { ($0.id, $0) }) { first, _ in first }
    needed = Dictionary(grouping: graph.edges, by: \.from)
    needing = Dictionary(grouping: graph.edges, by: \.to)
    calls = Dictionary(grouping: graph.calls, by: \.id)
    modulesInOrder = Self.numbers(of: graph.modules)
    counts = Dictionary(graph.providers.map { ($0.label, 1) }, uniquingKeysWith: +)
    hasElementsOfChildren = graph.edges.contains { [byID] in
      $0.kind == .collection && byID[$0.to]?.owner != "Container"
    }
    parents = Dictionary(graph.containers.compactMap { one in one.parent.map { (one.name, $0) } }) {
      first, _ in first
    }
  }

  subscript(id: String) -> Provider? { byID[id] }

  /// The edges to the providers that one needs, in the order of its parameters; of a collection, in the order of its elements.
  func needs(of id: String) -> [Edge] {
    guard let edges = needed[id] else { return [] }
    let labels = byID[id]?.parameters.map(\.label) ?? []
    let positions = edges.map { edge in
      edge.kind == .collection
        ? (edge.order ?? 0, modulesInOrder[byID[edge.to]?.module ?? ""] ?? 0)
        : (edge.parameter.flatMap(labels.firstIndex) ?? labels.count, 0)
    }
    return zip(edges, positions).sorted {
      ($0.1.0, $0.1.1, $0.0.path, $0.0.line) < ($1.1.0, $1.1.1, $1.0.path, $1.0.line)
    }.map(\.0)
  }

  /// The edges from the providers that need one.
  func users(of id: String) -> [Edge] { needing[id] ?? [] }

  /// The same, and the ways from the providers that ask their container for it.
  func usersAndAskers(of id: String) -> [Edge] { users(of: id) + calls(of: id).compactMap(\.edge) }

  /// The places where sources ask a container for it.
  func calls(of id: String) -> [GraphDocument.Call] { calls[id] ?? [] }

  // MARK: Names

  /// The shortest name that tells a provider from all others, with its condition: `clock`, `Session.cart`, `Core.clock`,
  /// `tracer #if DEBUG`.
  func title(of id: String) -> String {
    guard let provider = byID[id] else { return id }
    return counts[provider.label] == 1 ? provider.label : id
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
    let near = near(key).map { "'\($0)'" }
    let last = near.count > 1 ? " or \(near[near.count - 1])" : ""
    let hint =
      near.isEmpty
      ? "; 'di containers' lists all accessors"
      : "; did you mean \(near.prefix(max(1, near.count - 1)).joined(separator: ", "))\(last)?"
    throw NoAnswer(message: "nothing is provided as '\(key)' in \(graph.root)\(hint)")
  }

  /// The names that a key may have been meant to be: the nearest spelling, or else some that it is a part of.
  private func near(_ key: String) -> [String] {
    let names = Set(graph.providers.flatMap { $0.accessors + [$0.ownedAccessor] + $0.types }).sorted()
    let alike = names.filter { $0.first?.isUppercase == key.first?.isUppercase }
    let near =
      names.first { $0.lowercased() == key.lowercased() } ?? Spelling.nearest(to: key, in: alike)
      ?? Spelling.nearest(to: key, in: names)
    return near.map { [$0] } ?? NameSearch(key).best(of: names.filter { !$0.contains(" ") }, limit: 3)
  }

  // MARK: Ways

  /// The container and its parents, nearest first.
  func chain(from container: String) -> [String] {
    var chain = [container]
    while let parent = parents[chain[chain.count - 1]], !chain.contains(parent) { chain.append(parent) }
    return chain
  }

  func isWithin(_ container: String, _ other: String) -> Bool { chain(from: container).contains(other) }
}

extension GraphDocument.Provider {
  /// The accessor, behind the child container that owns it; with the condition of its build.
  var label: String { ownedAccessor + (condition.map { " #if \($0)" } ?? "") }

  /// Whether a container keeps the value.
  var isKept: Bool { lifetime != "transient" }

  /// The accessor, behind the child container that owns it.
  var ownedAccessor: String { ownerPrefix + accessor }

  private var ownerPrefix: String { owner == "Container" ? "" : "\(owner)." }

  /// All names of its accessors, and its ID.
  fileprivate var names: [String] {
    accessors.flatMap { [$0, "\(owner).\($0)", "\(module).\($0)", "\(module).\(owner).\($0)"] } + [id]
  }

  var types: [String] { exposedAs + [type] }

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

  /// The way from the provider that asks its container.
  fileprivate var edge: GraphDocument.Edge? {
    by.map { .init(from: $0, to: id, kind: .deferred, path: path, line: line) }
  }
}

extension StringProtocol {
  /// The type without the `any` in front of it.
  var withoutAny: String { hasPrefix("any ") ? String(dropFirst(4)) : String(self) }

  /// The same text for some spellings of a type: `[any P]` and `[P]`, `Pair<A,B>` and `Pair<A, B>`, `(any P)?` and `P?`.
  var typeForm: String {
    String(self).replacing(#/\b(any|some) +/#, with: "").filter { !" `()".contains($0) }
  }
}
