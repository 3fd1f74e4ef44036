// SPDX-License-Identifier: MIT

/// Mistakes to mend: all of an ID, or those at one line.
struct FixSelection: Equatable {
  var id: DiagnosticID
  /// A path, or the end of one; empty for every place.
  var path = ""
  var line = 0

  /// Whether a diagnostic is meant.
  func contains(_ diagnostic: Diagnostic) -> Bool {
    guard diagnostic.id == id else { return false }
    guard !path.isEmpty else { return true }
    let isThere = diagnostic.place.path == path || diagnostic.place.path.hasSuffix("/" + path)
    return isThere && diagnostic.place.line == line
  }
}
