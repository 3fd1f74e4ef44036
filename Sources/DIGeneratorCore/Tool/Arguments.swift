// SPDX-License-Identifier: MIT

/// A command line that makes no sense; the message says why.
package struct UsageError: Error, Equatable {
  package var message: String

  package init(message: String) { self.message = message }
}

/// Reads a command line word by word.
package struct Words {
  private var rest: ArraySlice<String>

  package init(_ words: some Sequence<String>) { rest = Array(words)[...] }

  /// The next word, if there is one.
  package mutating func next() -> String? { rest.popFirst() }

  /// The words in a list, where that is all there is: a build system repeats the whole command when it fails.
  package func unfolded() throws(UsageError) -> Words {
    guard rest.count == 1, let list = rest.first, list.hasPrefix("@") else { return self }
    var diagnostics = DiagnosticCollector()
    let words = SourceReader.paths([list], &diagnostics)
    guard diagnostics.isEmpty else {
      throw UsageError(message: "the list '\(list.dropFirst())' cannot be read")
    }
    return Words(words)
  }

  /// Whether one of them asks for help.
  package var askForHelp: Bool { rest.contains("--help") || rest.contains("-h") }

  /// The word behind an option.
  package mutating func value(behind option: String) throws(UsageError) -> String {
    guard let value = next(), !value.isEmpty, !value.hasPrefix("-") else {
      throw UsageError(message: "'\(option)' needs a value")
    }
    return value
  }

  /// A word that is no option.
  package static func plain(_ word: String) throws(UsageError) -> String {
    guard !word.hasPrefix("-") else { throw UsageError(message: "unknown option '\(word)'") }
    return word
  }
}

/// The words behind `generate`, lists not yet read.
package struct GenerateArguments {
  private var module = ""
  private(set) var output = ""
  private var isLibrary = false
  private var hasRuntime = true
  /// Paths, and lists of paths with their `@`.
  package var files: [String] = []
  /// The list of those that other plugins make.
  private var generated: [String] = []
  private var dependencies: [(module: String, files: String)] = []
  /// For modules of other packages, those packages' names.
  private var packages: [String: String] = [:]
  /// For modules below, a file that is there if the plugin runs for them.
  private var marks: [String: String] = [:]
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
    case "--mark": marks[try words.value(behind: word)] = try words.value(behind: word)
    case "--generated": generated = [try words.value(behind: word)]
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
    let made = SourceReader.files(generated, module: module, &diagnostics)
    made.forEach { $0.isUnknownAbove = isLibrary }
    sources += made
    for (module, files) in dependencies {
      sources += SourceReader.files([files], module: module, &diagnostics)
    }
    // What is declared in a file that cannot be read would be missed everywhere.
    guard diagnostics.isEmpty else { return .failure(diagnostics) }
    let unplugged = marks.keys.filter { (try? FileSystem.read(marks[$0] ?? "")) == nil }
    return Pipeline.generate(
      module: module, sources: sources, isLibrary: isLibrary, hasRuntime: hasRuntime, packages: packages,
      unplugged: unplugged
    ) { SourceReader.filesOfOthers(beside) }
  }
}
