// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// Diagnostics as a JSON array, one a line. Its members are never renamed or dropped; new ones may be added.
enum DiagnosticJSON {
  /// The array, ended by a newline.
  static func text(of diagnostics: [Diagnostic]) -> String {
    let lines = diagnostics.map { object(of: $0).line }
    return lines.isEmpty ? "[]\n" : "[\n\(lines.joined(separator: ",\n"))\n]\n"
  }

  private static func object(of diagnostic: Diagnostic) -> JSONObject {
    ["id": diagnostic.id.rawValue, "severity": "error"] + place(diagnostic.place) + [
      "message": diagnostic.message,
      "notes": diagnostic.notes.map { place($0.place) + ["message": $0.message] },
      "fixes": [diagnostic.fix].compactMap(\.self).map(object),
    ]
  }

  private static func object(of fix: Diagnostic.Fix) -> JSONObject {
    let end: JSONObject = ["endLine": fix.end.line, "endColumn": fix.end.column]
    return ["title": fix.title, "edits": [place(fix.place) + end + ["old": fix.old, "new": fix.new]]]
  }

  private static func place(_ place: Place) -> JSONObject {
    let isWhole = place.isWholeFile
    return [
      "file": place.path, "line": isWhole ? nil : place.line, "column": isWhole ? nil : place.column,
    ]
  }
}
