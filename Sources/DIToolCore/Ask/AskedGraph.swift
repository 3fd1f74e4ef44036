// SPDX-License-Identifier: MIT

import DIGeneratorCore
import Foundation

/// The targets that a command asks about, and their graphs.
struct AskedGraph {
  private(set) var targets: Targets
  /// Lists of further files, such as files of tests, that may ask the containers: one for each target, or some for all.
  private var others: [String] = []
  /// The modules that code outside the package can use.
  private var exported: Set<String> = []
  /// The flags of the build that is asked about; none for all builds.
  private var flags: Set<String> = []
  /// The paths in answers are relative to this folder.
  private(set) var folder = FileManager.default.currentDirectoryPath
  /// Gives another file in place of one that was read, or none.
  var edit: (SourceFile) -> SourceFile? = { $0 }

  init(_ words: [String]) throws(UsageError) {
    var (words, rest) = (Words(words), [String]())
    while let word = words.next() {
      switch word {
      case "--root":
        folder = URL(fileURLWithPath: try words.value(behind: word)).standardizedFileURL.path
      case "--others": others.append(try words.value(behind: word))
      case "--exported": exported.insert(try words.value(behind: word))
      case "--define": flags.insert(try words.value(behind: word))
      default: rest.append(word)
      }
    }
    targets = try Targets(rest)
    if !flags.isEmpty { edit = { [flags] in $0.built(with: flags) } }
  }

  /// The graph of one program, or of one library, with all that is known beside it.
  struct Reading {
    var graph: GraphDocument { index.graph }
    var index: GraphIndex
    var report: SourceReport
    var diagnostics: [Diagnostic]
    /// The files that the graph is made without, because they cannot be read.
    var missing: [String]
    /// The modules that code outside the package can use.
    var exported: Set<String>
    /// The modules of other packages.
    var foreign: Set<String>
    /// Reads the same target again, with other files.
    let again: ((SourceFile) -> SourceFile?) -> GraphReading.Result?
    fileprivate let root: GraphReading

    /// The near misses of a provider's parameter.
    func nearMisses(of id: String, _ label: String) -> [NearMiss] { root.nearMisses(of: id, label).unique }

    /// The types by which a provider's parameter gets another provider, and the providers of these types.
    func candidates(of id: String, _ label: String) -> Candidates { root.candidates(of: id, label) }

    /// The places of a provider, and of one of its parameters.
    func place(of id: String) -> Place? { root.place(of: id) }
    func place(of id: String, _ label: String) -> Place? { root.place(of: id, label) }
  }

  /// Reads the targets, and with `calls` the calls on containers in their sources.
  /// - Throws: The reason why no target has a graph.
  func read(calls: Bool) throws(NoAnswer) -> [Reading] {
    // An answer may be about a type in a file without directives.
    let results = targets.all.map { WholeResult(of: $0, editing: edit) }
    let readings = targets.all.indices.compactMap { index in
      results[index].graph.map { reading(of: index, $0, results[index], calls: calls) }
    }
    if readings.isEmpty {
      let reasons = results.flatMap(\.diagnostics).sortedAndUnique.map(\.text).joined()
      throw NoAnswer(message: "without these sources there is no graph\n" + reasons)
    }
    return readings
  }

  private func reading(of index: Int, _ graph: Graph, _ result: WholeResult, calls: Bool) -> Reading {
    let (target, root) = (targets.all[index], GraphReading(graph, relativeTo: folder))
    var (document, diagnostics) = (root.document, result.diagnostics)
    let report = calls ? report(on: index, graph, document, &diagnostics) : SourceReport()
    document.calls = report.calls
    return Reading(
      index: GraphIndex(document), report: report, diagnostics: diagnostics.sortedAndUnique,
      missing: result.missing.map { $0.relative(to: folder) }.sorted(), exported: exported,
      foreign: Set(target.packages.keys),
      again: { change in
        let result = WholeResult(of: target, editing: { edit($0).flatMap(change) })
        return result.graph.map { (GraphReading($0, relativeTo: folder), result.diagnostics) }
      }, root: root)
  }

  private func report(
    on index: Int, _ graph: Graph, _ document: GraphDocument, _ diagnostics: inout [Diagnostic]
  ) -> SourceReport {
    var unreadable = DiagnosticCollector()
    var seen: Set<String> = []
    let lists = others.count == targets.all.count ? [others[index]] : others
    let further = SourceReader.paths(lists, &unreadable).compactMap {
      SourceReader.file(at: $0, module: "", diagnostics: &unreadable).flatMap(edit)
    }
    diagnostics += unreadable.diagnostics
    let files = (graph.table.model.files + further).filter { seen.insert($0.path).inserted }
    return SourceReport(files, document, relativeTo: folder)
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

/// The graph of a target without the files that cannot be read as Swift, and the mistakes in all of them.
private struct WholeResult {
  var graph: Graph?
  var diagnostics: [Diagnostic] = []
  /// The paths of the files that are left out.
  var missing: Set<String> = []

  init(of target: GenerateArguments, editing edit: (SourceFile) -> SourceFile?) {
    while graph == nil {
      var left = 0
      let result = target.run(readsAll: true) { file in
        let own = missing.contains(file.path) ? nil : edit(file)
        left += own == nil ? 0 : 1
        return own
      }
      let known = missing
      missing.formUnion(result.diagnostics.filter { $0.id.isAboutFile }.map(\.place.path))
      if graph == nil, left > 0 || missing.isEmpty { graph = result.graph }
      diagnostics = (diagnostics.filter { $0.id.isAboutFile } + result.diagnostics).sortedAndUnique
      if missing == known { return }
    }
  }
}

extension DiagnosticID {
  /// Whether the mistake hides all declarations of a file.
  fileprivate var isAboutFile: Bool { [.malformedSource, .unreadableSource].contains(self) }
}

extension [AskedGraph.Reading] {
  /// The mistakes in the sources of all.
  var diagnostics: [Diagnostic] { flatMap(\.diagnostics).sortedAndUnique }

  /// Names the mistakes in the sources: an answer that is kept must not be about a part of the graph.
  func demandNoMistakes(for command: String) throws(NoAnswer) {
    if diagnostics.isEmpty { return }
    let mistakes = diagnostics.map(\.text).joined().dropLast()
    throw NoAnswer(message: "'\(command)' needs sources without mistakes\n\(mistakes)")
  }

  /// Remarks on mistakes in the sources; empty if there are none.
  var warning: String {
    let (count, missing) = (diagnostics.count, Set(flatMap(\.missing)).sorted())
    if count == 0 { return "" }
    let mistakes = count == 1 ? "one mistake" : "\(count) mistakes"
    let files = missing.map { "'\($0)'" }.joined(separator: ", ")
    let parts =
      missing.isEmpty
      ? "parts of the graph may be missing" : "the graph has nothing of \(files), which cannot be read"
    return "di: warning: the sources have \(mistakes), so \(parts); 'di check' shows them\n"
  }
}
