// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// Mistakes to mend: all of an ID, or the ones at one line.
struct FixSelection: Equatable {
  var id: DiagnosticID
  /// A path, or the end of one; empty for every place.
  var path = ""
  var line = 0

  /// `ID` or `ID:path:line`; a path may have colons of its own.
  init(word: String) throws(UsageError) {
    guard let first = word.firstIndex(of: ":"), let last = word.lastIndex(of: ":") else {
      id = try DiagnosticID(word: word)
      return
    }
    path = first < last ? String(word[word.index(after: first)..<last]) : ""
    guard !path.isEmpty, let line = Int(word[word.index(after: last)...]) else {
      throw UsageError(message: "'--only \(word)' is neither ID nor ID:PATH:LINE")
    }
    (id, self.line) = (try DiagnosticID(word: String(word[..<first])), line)
  }

  /// Whether a diagnostic is selected.
  func contains(_ diagnostic: Diagnostic) -> Bool {
    guard diagnostic.id == id else { return false }
    guard !path.isEmpty else { return true }
    let isThere = diagnostic.place.path == path || diagnostic.place.path.hasSuffix("/" + path)
    return isThere && diagnostic.place.line == line
  }
}
