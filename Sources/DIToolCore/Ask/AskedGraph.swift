// SPDX-License-Identifier: MIT

import DIGeneratorCore
import Foundation

/// The target or targets that a command asks about, and the graph of them.
struct AskedGraph {
  private var targets: [GenerateArguments] = []
  /// Lists of further files, such as files of tests, that may ask the containers.
  private var others: [String] = []
  /// The modules that code outside the package can use.
  private(set) var exported: Set<String> = []
  private(set) var folder = FileManager.default.currentDirectoryPath

  init(_ words: [String]) throws(UsageError) {
    var (words, rest) = (Words(words), [String]())
    while let word = words.next() {
      switch word {
      case "--root": folder = try words.value(behind: word)
      case "--others": others.append(try words.value(behind: word))
      case "--exported": exported.insert(try words.value(behind: word))
      default: rest.append(word)
      }
    }
    guard !rest.isEmpty else { throw UsageError(message: "a target is missing") }
    // Each list holds the words of one target.
    let lists = rest.allSatisfy { $0.hasPrefix("@") } ? rest.map { [$0] } : [rest]
    for list in lists { targets.append(try GenerateArguments(Words(list).unfolded())) }
  }

  /// A graph, the report on the sources, and the diagnostics of a build.
  struct Reading {
    var graph: GraphDocument { index.graph }
    var index: GraphIndex
    var report: SourceReport
    var diagnostics: [Diagnostic]
    /// The modules that code outside the package can use.
    var exported: Set<String>
  }

  /// Reads the targets.
  func read() -> Reading {
    let results = targets.map { $0.run() }
    let diagnostics = results.flatMap(\.diagnostics)
    let graphs = results.compactMap(\.graph)
    var graph = GraphDocument(
      merging: graphs.map { GraphReading($0.graph, $0.table, relativeTo: folder).document })
    var ignored = DiagnosticCollector()
    let further = SourceReader.paths(others, &ignored).compactMap {
      SourceReader.file(at: $0, module: "", diagnostics: &ignored)
    }
    var seen: Set<String> = []
    let files = (graphs.flatMap(\.table.model.files) + further).filter { seen.insert($0.path).inserted }
    let report = SourceReport(files, graph, relativeTo: folder)
    graph.calls = report.calls
    return Reading(index: GraphIndex(graph), report: report, diagnostics: diagnostics, exported: exported)
  }
}

extension GraphDocument {
  /// The graph of several roots. A node that several of them have is there once; a requirement has a row for each
  /// provider that meets it.
  init(merging graphs: [GraphDocument]) {
    self.init(tool: generatorVersion, root: graphs.map(\.root).joined(separator: ", "))
    guard graphs.count > 1 else {
      if let only = graphs.first { self = only }
      return
    }
    modules = Self.merged(graphs.flatMap(\.modules), by: \.name) { one, other in
      one.dependsOn = Set(one.dependsOn + other.dependsOn).sorted()
      one.isRead = one.isRead || other.isRead
    }
    containers = Self.merged(graphs.flatMap(\.containers), by: \.name) { one, other in
      one.keeps = Set(one.keeps + other.keeps).sorted()
    }
    providers = Self.merged(graphs.flatMap(\.providers), by: \.id) { _, _ in }
    edges = Self.merged(graphs.flatMap(\.edges), by: \.identity) { _, _ in }
    requirements = Self.merged(graphs.flatMap(\.requirements), by: { "\($0.id) \($0.metBy ?? "")" }) { _, _ in
    }
  }

  private static func merged<Element>(
    _ all: [Element], by key: (Element) -> String, _ merge: (inout Element, Element) -> Void
  ) -> [Element] {
    var result: [String: Element] = [:]
    for element in all {
      if var known = result[key(element)] {
        merge(&known, element)
        result[key(element)] = known
      } else {
        result[key(element)] = element
      }
    }
    return result.keys.sorted().compactMap { result[$0] }
  }
}

extension GraphDocument.Edge {
  /// The edge as a text that is different for each edge of a graph.
  var identity: String { "\(from) \(to) \(kind.rawValue) \(parameter ?? "")" }
}
