// SPDX-License-Identifier: MIT

@testable import DIGeneratorCore
import Foundation
import Testing

/// The files of a reader who has pasted the blocks of a page down to some line.
///
/// A block is a program of its own, with these exceptions. One that begins with the path of a file is that file of the
/// page's package, and takes the place of an earlier one. One that says so is pasted below the block above. A test
/// that imports the program belongs to the block above.
struct DocumentedProgram: Sendable, CustomTestStringConvertible {
  struct File: Sendable {
    var path: String
    var page: String
    var line: Int
    var text: String

    var module: String { String(path.split(separator: "/")[1]) }
    var isTest: Bool { path.hasPrefix("Tests/") }
    var isStandIn: Bool { page.hasPrefix(StandIn.folder) }

    /// The text at the lines that it has on its page, so that messages name these.
    var atLinesOfPage: String { String(repeating: "\n", count: line - 1) + text }

    /// Pastes a block below what is there.
    mutating func append(_ block: DocumentedBlock) {
      let lines = atLinesOfPage.count { $0 == "\n" }
      text += String(repeating: "\n", count: max(block.line - 1 - lines, 0)) + block.text
    }
  }

  var files: [File]
  /// The block that was pasted last.
  var last: DocumentedBlock?
  /// The block behind it: a command and its output; or, in `shown(on:)`, generated lines or a picture.
  var console: DocumentedBlock?
  var testDescription: String { (console ?? last).map { "\($0.page):\($0.line)" } ?? "" }

  /// All programs of all pages, or of the pages whose path has the word that `PAGE` in the environment says.
  static let all: [DocumentedProgram] = {
    let word = ProcessInfo.processInfo.environment["PAGE"]
    let pages = DocumentedPage.articles.filter { page in word.map { page.path.contains($0) } ?? true }
    return pages.flatMap { programs(of: $0) }
  }()

  /// All package descriptions.
  static let manifests: [DocumentedBlock] = DocumentedPage.articles.flatMap(\.blocks).filter {
    $0.language == "swift" && $0.isManifest
  }

  private static func programs(of page: DocumentedPage) -> [DocumentedProgram] { reader(of: page).programs }

  /// The programs of a page, each with generated lines or a picture of its graph that the page shows behind it.
  static func shown(on page: DocumentedPage) -> [DocumentedProgram] { reader(of: page).shown }

  private static func reader(of page: DocumentedPage) -> Reader {
    let continued = page.continued.map { lastFiles(of: DocumentedPage($0)) } ?? []
    var reader = Reader(files: continued.filter { !page.deleted.contains($0.path) })
    for block in page.blocks where !block.isManifest { reader.read(block) }
    reader.end()
    return reader
  }

  /// The files that are there at the end of a page.
  private static func lastFiles(of page: DocumentedPage) -> [File] { programs(of: page).last?.files ?? [] }

  /// Reads a page downwards.
  private struct Reader {
    var files: [File]
    var programs: [DocumentedProgram] = []
    var shown: [DocumentedProgram] = []
    private var last: DocumentedBlock?
    private var isNew = false
    /// Whether the files name their paths.
    private var isPackage: Bool

    init(files: [File]) { (self.files, isPackage) = (files, !files.isEmpty) }

    mutating func read(_ block: DocumentedBlock) {
      switch block.language {
      case "console":
        programs.append(program(before: block))
        isNew = false
      case "text", "mermaid": shown.append(program(before: block))
      case "swift":
        paste(block)
        (last, isNew) = (block, true)
      default: break
      }
    }

    /// The files that are pasted so far are a program that must compile.
    mutating func end() {
      if isNew { programs.append(program()) }
      isNew = false
    }

    private func program(before block: DocumentedBlock? = nil) -> DocumentedProgram {
      DocumentedProgram(files: StandIn.added(to: files), last: last, console: block)
    }

    private mutating func paste(_ block: DocumentedBlock) {
      if let path = block.path {
        put(file(path, block))
      } else if block.isAdded, !files.isEmpty {
        files[files.count - 1].append(block)
      } else if block.text.contains("@testable import App") {
        files = files.filter { !$0.isTest } + [file("Tests/AppTests/AppTests.swift", block)]
      } else {
        end()
        isPackage = false
        files = [file("Sources/App/\(block.text.contains("@main") ? "App" : "main").swift", block)]
      }
    }

    private mutating func put(_ file: File) {
      if !isPackage {
        end()
        (files, isPackage) = ([], true)
      }
      guard let index = files.firstIndex(where: { $0.path == file.path }) else {
        return files.append(file)
      }
      // The page's own earlier state must hold too.
      if files[index].page == file.page { end() }
      files[index] = file
    }

    private func file(_ path: String, _ block: DocumentedBlock) -> File {
      File(path: path, page: block.page, line: block.line, text: block.text)
    }
  }
}

extension DocumentedProgram {
  struct Module {
    var name: String
    var files: [File]
    /// Those below it, of which it sees the public providers.
    var below: [File] = []

    var isTest: Bool { files.contains(where: \.isTest) }
    var isLibrary: Bool {
      !isTest && !files.contains { $0.path.hasSuffix("/main.swift") || $0.text.contains("@main") }
    }

    /// The tests of one module need no plugin, nor does a program that does not use the library. Other libraries know none.
    var hasPlugin: Bool {
      let word = isTest ? "// @provide" : "DIRuntime"
      return files.contains { $0.text.contains(word) || $0.text.contains("// @provide") }
        && !files.contains(where: \.isStandIn)
    }
  }

  /// The modules, each behind those that it imports.
  var modules: [Module] {
    var left = Dictionary(grouping: files, by: \.module).map { Module(name: $0.key, files: $0.value) }
      .sorted { ($0.isTest ? 1 : 0, $0.name) < ($1.isTest ? 1 : 0, $1.name) }
    var sorted: [Module] = []
    while let index = left.firstIndex(where: { module in !left.contains { imports(module, $0) } }) {
      var module = left.remove(at: index)
      var names: Set<String> = []
      for other in sorted.reversed() where imports(module, other) || names.contains(other.name) {
        names.formUnion([other.name] + other.below.map(\.module))
      }
      module.below = sorted.filter { names.contains($0.name) }.flatMap(\.files)
      sorted.append(module)
    }
    return sorted
  }

  private func imports(_ module: Module, _ other: Module) -> Bool {
    module.name != other.name && module.files.contains { $0.text.contains("import \(other.name)\n") }
  }

  /// The generator's result for a module.
  func generate(_ module: Module, atLinesOfPage: Bool) -> GeneratorResult {
    let sources = (module.files + module.below.filter { !$0.isStandIn }).map {
      SourceFile(
        path: $0.path, module: $0.module, bytes: Array((atLinesOfPage ? $0.atLinesOfPage : $0.text).utf8))
    }
    return Pipeline.generate(module: module.name, sources: sources, isLibrary: module.isLibrary)
  }

  /// All that decides whether it holds: its files with their lines, their generated files, and the output on the page.
  var texts: [String] {
    let generated = modules.filter(\.hasPlugin).map { generate($0, atLinesOfPage: true).text ?? "" }
    return files.flatMap { [$0.path, $0.text] } + generated + [console?.text ?? ""]
  }

  /// The output that the program itself announces: the remarks behind `print(…)` at the left margin.
  var remarks: [String] {
    files.flatMap { $0.text.split(separator: "\n") }
      .compactMap { $0.wholeMatch(of: #/print\(.*\)  \/\/ (.*)/#).map { String($0.1) } }
  }

  /// A text in which files are named as the pages that they are on.
  func namingPages(_ text: String) -> String {
    files.reduce(text) { $0.replacingOccurrences(of: $1.path, with: $1.page) }
  }
}
