// SPDX-License-Identifier: MIT

/// The words behind `generate`, lists not yet read.
package struct GenerateArguments {
  private var module = ""
  private(set) var output = ""
  private var isLibrary = false
  private var hasRuntime = true
  /// Paths, and lists of paths with their `@`.
  package var files: [String] = []
  private var dependencies: [(module: String, files: String)] = []
  /// For modules of other packages, those packages' names.
  private var packages: [String: String] = [:]
  /// The list of targets beside it.
  private var beside: [String] = []

  /// Reads the words; an output may be missing where nothing is written.
  package init(_ words: Words) throws(UsageError) {
    var words = words
    while let word = words.next() { try take(word, &words) }
    if module.isEmpty { throw UsageError(message: "'--module NAME' is missing") }
  }

  private mutating func take(_ word: String, _ words: inout Words) throws(UsageError) {
    switch word {
    case "--module": module = try words.value(behind: word)
    case "--output": output = try words.value(behind: word)
    case "--library": isLibrary = true
    case "--without-runtime": hasRuntime = false
    case "--beside": beside = [try words.value(behind: word)]
    case "--dependency":
      dependencies.append((try words.value(behind: word), try words.value(behind: word)))
    case "--package": packages[try words.value(behind: word)] = try words.value(behind: word)
    default: files.append(try Words.plain(word))
    }
  }

  /// Reads the lists and the files, and generates.
  package func run() -> GeneratorResult {
    var diagnostics = DiagnosticCollector()
    var sources = SourceReader.files(files, module: module, &diagnostics)
    for (module, files) in dependencies {
      sources += SourceReader.files([files], module: module, &diagnostics)
    }
    // What is declared in a file that cannot be read would be missed everywhere.
    guard diagnostics.isEmpty else { return .failure(diagnostics) }
    return Pipeline.generate(
      module: module, sources: sources, isLibrary: isLibrary, hasRuntime: hasRuntime, packages: packages
    ) { SourceReader.filesOfOthers(beside) }
  }
}
