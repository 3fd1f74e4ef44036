// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// `explain`: prints the page on a mistake, or all of them.
struct ExplainCommand {
  private var isMarkdown = false
  /// The ID to explain; nil for all.
  private var id: DiagnosticID?

  init(_ words: Words) throws(UsageError) {
    var words = words
    while let word = words.next() {
      switch word {
      case "--format":
        guard try words.value(behind: word) == "markdown" else {
          throw UsageError(message: "'--format' of explain is markdown; there is no other")
        }
        isMarkdown = true
      default:
        guard id == nil else { throw UsageError(message: "one ID at a time, or none for all") }
        id = try DiagnosticID(word: Words.plain(word))
      }
    }
  }

  /// The output of the command.
  var text: String {
    switch (id, isMarkdown) {
    case (nil, false): ExplanationPage.list
    case (nil, true): ExplanationPage.markdown
    case (let id?, false): ExplanationPage.text(of: id)
    case (let id?, true): ExplanationPage.markdown(of: id)
    }
  }
}

extension DiagnosticID {
  /// Takes an ID, bare or as it is copied from a message: `[#MissingProvider]`.
  init(word: String) throws(UsageError) {
    let name = String(word.filter { !"[#]".contains($0) })
    if let id = DiagnosticID(rawValue: name) {
      self = id
      return
    }
    let nearest = Spelling.nearest(to: name, in: DiagnosticID.allCases.map(\.rawValue))
    let hint = nearest.map { "did you mean '\($0)'?" } ?? "'di explain' lists all"
    throw UsageError(message: "unknown ID '\(name)'; \(hint)")
  }
}
