// SPDX-License-Identifier: MIT

/// The words behind `generate`, lists not yet read.
package struct GenerateArguments {
  private var module = ""
  private(set) var output = ""
  private var isLibrary = false
  private var hasRuntime = true
  /// Paths, and lists of paths with their `@`.
  package var files: [String] = []
  private var dependencies: [(module: String, list: String)] = []
  /// For modules of other packages, those packages' names.
  private var packages: [String: String] = [:]
  /// The list of targets beside it; empty for none.
  private var beside = ""

  /// Reads the words; an output may be missing where nothing is written.
  package init(_ words: Words) throws(UsageError) {
    var words = words
    while let word = words.next() { try take(word, &words) }
    if module.isEmpty { throw UsageError(message: "'--module NAME' is missing") }
  }

  private mutating func take(_ word: String, _ words: inout Words) throws(UsageError) {
    switch word {
    case "--module": module = try words.moduleName(behind: word, once: module)
    case "--output": output = try words.value(behind: word, once: output)
    case "--library": isLibrary = true
    case "--without-runtime": hasRuntime = false
    case "--beside": beside = try words.list(behind: word, once: beside)
    case "--dependency":
      let module = try words.moduleName(behind: word)
      dependencies.append((module, try words.list(behind: "\(word) \(module)")))
    case "--package": packages[try words.moduleName(behind: word)] = try words.value(behind: word)
    default: files.append(try Words.path(word))
    }
  }

  /// Whether the output is a file that somebody wrote; what an earlier run has written may be among the sources.
  var wouldReplaceSource: Bool {
    guard files.contains(output), let old = try? FileSystem.read(output) else { return false }
    return !old.isEmpty && !old.starts(with: GeneratedFile.mark.utf8)
  }

  /// Reads the lists and the files, and generates.
  package func run() -> GeneratorResult {
    var diagnostics = DiagnosticCollector()
    let request = GeneratorRequest(
      module: module, files: SourceReader.paths(files, &diagnostics),
      dependencies: dependencies.map {
        .init(module: $0.module, files: SourceReader.paths(inList: $0.list, diagnostics: &diagnostics))
      },
      isLibrary: isLibrary, hasRuntime: hasRuntime, packages: packages,
      besideList: beside.isEmpty ? nil : beside)
    return diagnostics.isEmpty ? Pipeline.run(request) : .failure(diagnostics)
  }
}

extension SourceReader {
  /// The paths that words are, or those in the lists that they name.
  package static func paths(_ words: [String], _ diagnostics: inout DiagnosticCollector) -> [String] {
    var paths: [String] = []
    for word in words {
      paths +=
        word.hasPrefix("@") ? self.paths(inList: String(word.dropFirst()), diagnostics: &diagnostics) : [word]
    }
    return paths
  }
}
