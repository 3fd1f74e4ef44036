// SPDX-License-Identifier: MIT

/// A mistake in the command line; the message says which.
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

  /// The words in a list, if the list is the only word: a build that fails prints its whole command, so that must be short.
  package func unfolded() throws(UsageError) -> Words {
    guard rest.count == 1, let list = rest.first, list.hasPrefix("@") else { return self }
    var diagnostics = DiagnosticCollector()
    let words = SourceReader.paths([list], &diagnostics)
    guard diagnostics.isEmpty else {
      throw UsageError(message: "the list '\(list.dropFirst())' cannot be read")
    }
    return Words(words)
  }

  /// Whether a word asks for help.
  package var askForHelp: Bool { rest.contains("--help") || rest.contains("-h") }

  /// The value behind an option.
  package mutating func value(behind option: String) throws(UsageError) -> String {
    guard let value = next(), !value.isEmpty, !value.hasPrefix("-") else {
      throw UsageError(message: "'\(option)' needs a value")
    }
    return value
  }

  /// The word, which must not be an option.
  package static func plain(_ word: String) throws(UsageError) -> String {
    guard !word.hasPrefix("-") else { throw UsageError(message: "unknown option '\(word)'") }
    return word
  }
}

/// The arguments of `generate`, before their lists are read.
package struct GenerateArguments {
  package private(set) var module = ""
  private(set) var output = ""
  /// The file to write the inputs to, as a rule of Make; empty for none.
  private(set) var depfile = ""
  private(set) var isLibrary = false
  private(set) var hasRuntime = true
  /// Whether a language server runs the command, which shows no output of it.
  private(set) var isForEditor = false
  /// Paths, and lists of paths with their `@`.
  package var files: [String] = []
  /// The list of the target's files that other plugins make.
  private(set) var generated: [String] = []
  package var dependencies: [(module: String, files: String)] = []
  /// The test targets above, which nothing would look at if they have directives and do not apply the plugin.
  private(set) var tests: [(module: String, files: String)] = []
  /// The package of each module that is not in the target's own package.
  package private(set) var packages: [String: String] = [:]
  /// For each module below, a file that exists if the plugin runs for the module.
  private(set) var marks: [String: String] = [:]
  /// The list of the files of targets that this one does not depend on.
  package private(set) var beside: [String] = []

  /// Reads the words. The output may be missing, for commands that write none.
  package init(_ words: Words) throws(UsageError) {
    var words = words
    while let word = words.next() { try take(word, &words) }
    if module.isEmpty { throw UsageError(message: "'--module NAME' is missing") }
  }

  private mutating func take(_ word: String, _ words: inout Words) throws(UsageError) {
    func value() throws(UsageError) -> String { try words.value(behind: word) }
    switch word {
    case "--module": module = try value()
    case "--output": output = try value()
    case "--depfile": depfile = try value()
    case "--library": isLibrary = true
    case "--without-runtime": hasRuntime = false
    case "--editor": isForEditor = true
    case "--mark": marks[try value()] = try value()
    case "--generated": generated = [try value()]
    case "--beside": beside = [try value()]
    case "--dependency":
      dependencies.append((try value(), try value()))
    case "--test": tests.append((try value(), try value()))
    case "--package": packages[try value()] = try value()
    default: files.append(try Words.plain(word))
    }
  }

  /// The lists and the files that a run reads.
  package var inputs: [String] {
    var ignored = DiagnosticCollector()
    let words = files + generated + dependencies.map(\.files)
    let lists = words.filter { $0.hasPrefix("@") }.map { String($0.dropFirst()) }
    return lists + SourceReader.paths(words, &ignored)
  }

  /// The rule of Make that names them.
  var rule: String {
    let paths = ([output + ":"] + inputs.filter { $0 != output }).unique
    let escapes: [Character: String] = [" ": "\\ ", "#": "\\#", "$": "$$"]
    let spelled = paths.map { String($0.flatMap { escapes[$0] ?? String($0) }) }
    return spelled.joined(separator: " \\\n  ") + "\n"
  }
}
