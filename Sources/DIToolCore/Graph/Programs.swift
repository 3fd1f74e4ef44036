// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// A part of a graph that may be of several programs.
protocol PartOfPrograms {
  /// The programs whose graphs have it; nil for all.
  var programs: [String]? { get set }
}

extension GraphDocument.Module: PartOfPrograms {}
extension GraphDocument.Container: PartOfPrograms {}
extension GraphDocument.Provider: PartOfPrograms {}
extension GraphDocument.Edge: PartOfPrograms {}
extension GraphDocument.Requirement: PartOfPrograms {}
extension GraphDocument.Call: PartOfPrograms {}

extension GraphDocument {
  /// The graphs of several programs as one. A part that not all of them have names its programs.
  init(merging graphs: [GraphDocument]) {
    self.init(tool: generatorVersion, root: graphs.map(\.root).joined(separator: ", "))
    guard graphs.count > 1 else {
      if let only = graphs.first { self = only }
      return
    }
    modules = Self.merged(graphs, \.modules, by: \.name) { $0.dependsOn.merge($1.dependsOn) }
    // As in the graph of one program, `Container` comes first.
    containers = Self.merged(
      graphs, \.containers, by: { $0.parent == nil ? "" : "\($0.name) \($0.module ?? "")" }
    ) { $0.keeps.merge($1.keeps) }
    providers = Self.merged(graphs, \.providers, by: \.id) { _, _ in }
    edges = Self.merged(graphs, \.edges, by: \.identity) { _, _ in }
    requirements = Self.merged(graphs, \.requirements, by: { "\($0.id) \($0.metBy ?? "")" }) { _, _ in }
    calls = Self.merged(graphs, \.calls, by: { "\($0.id) \($0.place)" }) { _, _ in }
  }

  private static func merged<Part: PartOfPrograms>(
    _ graphs: [GraphDocument], _ list: KeyPath<GraphDocument, [Part]>, by key: (Part) -> String,
    _ merge: (inout Part, Part) -> Void
  ) -> [Part] {
    var result: [String: Part] = [:]
    for graph in graphs {
      for part in graph[keyPath: list] {
        var known = result[key(part)] ?? part
        known.programs = (known.programs ?? []) + [graph.root]
        merge(&known, part)
        result[key(part)] = known
      }
    }
    return result.keys.sorted().compactMap { name in
      result[name].map { part in
        var part = part
        if part.programs?.count == graphs.count { part.programs = nil }
        return part
      }
    }
  }

  /// For each edge the programs that have it, if its provider is in more of them.
  var programWords: [String?] {
    let own = Dictionary(providers.map { ($0.id, $0.programs) }) { first, _ in first }
    return edges.map { $0.programs == own[$0.from] ?? nil ? nil : $0.programs?.joined(separator: ", ") }
  }

  /// The graph of each program.
  var programs: [GraphDocument] {
    let names = root.split(separator: ", ").map(String.init)
    guard names.count > 1 else { return [self] }
    return names.map { name in
      var one = self
      one.root = name
      one.modules = modules.of(name)
      one.containers = containers.of(name)
      one.providers = providers.of(name)
      one.edges = edges.of(name)
      one.requirements = requirements.of(name)
      one.calls = calls.of(name)
      let ids = Set(one.providers.map(\.id))
      for index in one.containers.indices { one.containers[index].keeps.removeAll { !ids.contains($0) } }
      return one
    }
  }
}

extension [String] {
  fileprivate mutating func merge(_ other: [String]) { self = Set(self + other).sorted() }
}

extension Array where Element: PartOfPrograms {
  /// The parts of one program.
  fileprivate func of(_ program: String) -> [Element] {
    compactMap { part in
      guard part.programs?.contains(program) != false else { return nil }
      var part = part
      part.programs = nil
      return part
    }
  }
}

extension GraphDocument.Edge {
  /// The edge as a text that is different for each edge of a graph.
  fileprivate var identity: String { "\(from) \(to) \(kind.rawValue) \(parameter ?? "")" }
}
