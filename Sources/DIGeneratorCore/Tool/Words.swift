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
