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
  func unfolded() throws(UsageError) -> Words {
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

  /// The word behind an option that is not there twice.
  package mutating func value(behind option: String, once earlier: String = "") throws(UsageError) -> String {
    guard earlier.isEmpty else { throw UsageError(message: "'\(option)' is given twice") }
    guard let value = next(), !value.isEmpty, !value.hasPrefix("-") else {
      throw UsageError(message: "'\(option)' needs a value")
    }
    return value
  }

  mutating func moduleName(behind option: String, once earlier: String = "") throws(UsageError) -> String {
    let name = try value(behind: option, once: earlier)
    guard name.isPlainIdentifier else { throw UsageError(message: "'\(name)' is not the name of a module") }
    return name
  }

  /// The path of a list of files.
  mutating func list(behind option: String, once earlier: String = "") throws(UsageError) -> String {
    guard earlier.isEmpty else { throw UsageError(message: "'\(option)' is given twice") }
    guard let list = next(), list.hasPrefix("@"), list.count > 1 else {
      throw UsageError(message: "'\(option)' needs a list of files: @LISTFILE")
    }
    return String(list.dropFirst())
  }

  /// A word that is no option.
  package static func plain(_ word: String) throws(UsageError) -> String {
    guard !word.hasPrefix("-") else { throw UsageError(message: "unknown option '\(word)'") }
    return word
  }

  /// A file's path, or a list with its `@`.
  package static func path(_ word: String) throws(UsageError) -> String {
    guard !word.isEmpty, word != "@" else { throw UsageError(message: "'\(word)' names no file") }
    return try plain(word)
  }
}
