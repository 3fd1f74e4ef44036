// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// The targets that a command is about.
struct Targets: Sendable {
  var all: [GenerateArguments] = []

  /// Takes the words of one target, or several lists, each with the words of one.
  init(_ words: [String]) throws(UsageError) {
    guard !words.isEmpty else { throw UsageError(message: "a target is missing") }
    let isLists = words.allSatisfy { $0.hasPrefix("@") }
    for words in isLists ? words.map({ [$0] }) : [words] {
      all.append(try GenerateArguments(Words(words).unfolded()))
    }
  }

  /// Whether a file is named among the sources of a target.
  func name(_ file: String) -> Bool { all.contains { $0.files.contains(file) } }

  /// The diagnostics of all targets, with the fixes that can be made. A mistake that several targets report is there once.
  func diagnose() -> [Diagnostic] {
    all.flatMap { $0.run().diagnostics }.map(\.withFittingFix).sortedAndUnique
  }
}

extension [Diagnostic] {
  /// The diagnostics by their places, each once.
  var sortedAndUnique: [Diagnostic] {
    unique.sorted {
      ($0.place, $0.id.rawValue, $0.message) < ($1.place, $1.id.rawValue, $1.message)
    }
  }
}
