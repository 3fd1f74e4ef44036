// SPDX-License-Identifier: MIT

import DIGeneratorCore
import Foundation

/// The target or targets that a command asks about, and the graph of them.
struct AskedGraph {
  private(set) var targets: Targets
  /// Lists of further files, such as files of tests, that may ask the containers.
  private var others: [String] = []
  /// The modules that code outside the package can use.
  private var exported: Set<String> = []
  /// The paths in answers are relative to this folder.
  private(set) var folder = FileManager.default.currentDirectoryPath

  init(_ words: [String]) throws(UsageError) {
    var (words, rest) = (Words(words), [String]())
    while let word = words.next() {
      switch word {
      case "--root":
        folder = URL(fileURLWithPath: try words.value(behind: word)).standardizedFileURL.path
      case "--others": others.append(try words.value(behind: word))
      case "--exported": exported.insert(try words.value(behind: word))
      default: rest.append(word)
      }
    }
    targets = try Targets(rest)
  }

  /// The graph with all that is known beside it.
  struct Reading {
    var graph: GraphDocument { index.graph }
    var index: GraphIndex
    var report: SourceReport
    var diagnostics: [Diagnostic]
    /// The modules that code outside the package can use.
    var exported: Set<String>
    /// The modules of other packages.
    var foreign: Set<String>
    fileprivate var roots: [GraphReading]

    /// Names the mistakes in the sources: an answer that is kept must not be about a part of the graph.
    func demandNoMistakes(for command: String) throws(NoAnswer) {
      if diagnostics.isEmpty { return }
      let mistakes = diagnostics.map(\.text).joined().dropLast()
      throw NoAnswer(message: "'\(command)' needs sources without mistakes\n\(mistakes)")
    }

    /// The near misses of a provider's parameter.
    func nearMisses(of id: String, _ label: String) -> [NearMiss] {
      roots.flatMap { $0.nearMisses(of: id, label) }.unique
    }

    /// The types by which a provider's parameter gets another provider, and the providers of these types.
    func wish(of id: String, _ label: String) -> Wish {
      roots.map { $0.wish(of: id, label) }.reduce(into: Wish()) { all, next in
        all.types.formUnion(next.types)
        all.isInside.merge(next.isInside) { first, _ in first }
      }
    }
  }

  /// Reads the targets, and with `calls` the calls on containers in their sources.
  /// - Throws: The reason why no target has a graph.
  func read(calls: Bool) throws(NoAnswer) -> Reading {
    // An answer may be about a type in a file without directives.
    let results = targets.all.map { $0.run(readsAll: true) }
    var diagnostics = results.flatMap(\.diagnostics)
    let graphs = results.compactMap(\.graph)
    if graphs.isEmpty {
      throw NoAnswer(message: "without these sources there is no graph\n" + diagnostics.map(\.text).joined())
    }
    let roots = graphs.map { GraphReading($0, relativeTo: folder) }
    var graph = GraphDocument(merging: roots.map(\.document))
    let report = calls ? report(on: graphs, graph, &diagnostics) : SourceReport()
    graph.calls = report.calls
    return Reading(
      index: GraphIndex(graph), report: report, diagnostics: diagnostics.sortedAndUnique,
      exported: exported, foreign: Set(targets.all.flatMap(\.packages.keys)), roots: roots)
  }

  private func report(
    on graphs: [Graph], _ graph: GraphDocument, _ diagnostics: inout [Diagnostic]
  ) -> SourceReport {
    var unreadable = DiagnosticCollector()
    let further = SourceReader.paths(others, &unreadable).compactMap {
      SourceReader.file(at: $0, module: "", diagnostics: &unreadable)
    }
    diagnostics += unreadable.diagnostics
    var seen: Set<String> = []
    let files = (graphs.flatMap(\.table.model.files) + further).filter { seen.insert($0.path).inserted }
    return SourceReport(files, graph, relativeTo: folder)
  }

  /// The same targets with the files of a revision. `lists` is a folder for the lists of these files.
  func moved(by files: RevisionFiles, lists: URL) throws -> AskedGraph {
    var (result, count) = (self, 0)
    func list(of words: [String]) throws -> String {
      var ignored = DiagnosticCollector()
      let lines = files.files(SourceReader.paths(words, &ignored)).map { $0 + "\n" }.joined()
      count += 1
      let url = lists.appending(path: "\(count).txt")
      try lines.write(to: url, atomically: true, encoding: .utf8)
      return "@\(url.path)"
    }
    for index in result.targets.all.indices {
      let target = targets.all[index]
      result.targets.all[index].files = [try list(of: target.files)]
      result.targets.all[index].dependencies = try target.dependencies.map { ($0, try list(of: [$1])) }
    }
    result.folder = files.moved(folder.withoutLinks)
    result.others = []
    return result
  }

  /// A target that has files, but none in a repository.
  func module(outside files: RevisionFiles) -> String? {
    var ignored = DiagnosticCollector()
    return targets.all.first { target in
      let paths = SourceReader.paths(target.files, &ignored)
      return !paths.isEmpty && !paths.contains(where: files.isTracked)
    }?.module
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
    // As in the graph of one root, `Container` comes first.
    containers = Self.merged(graphs.flatMap(\.containers), by: { $0.parent == nil ? "" : $0.name }) {
      one, other in
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
  fileprivate var identity: String { "\(from) \(to) \(kind.rawValue) \(parameter ?? "")" }
}
