// SPDX-License-Identifier: MIT

/// Diagnostics as a JSON array, one a line. Its members are never renamed or dropped; new ones may come.
enum DiagnosticJSON {
  /// The array, ended by a newline.
  static func text(of diagnostics: [Diagnostic]) -> String {
    let lines = diagnostics.map { object(of: $0).text }
    return lines.isEmpty ? "[]\n" : "[\n\(lines.joined(separator: ",\n"))\n]\n"
  }

  private static func object(of diagnostic: Diagnostic) -> JSON {
    .object(
      [("id", .string(diagnostic.id.rawValue)), ("severity", .string("error"))]
        + members(of: diagnostic.place) + [
          ("message", .string(diagnostic.message)),
          ("notes", .array(diagnostic.notes.map(note))),
          ("fixes", .array(diagnostic.fixes.map(fix))),
        ])
  }

  private static func note(_ note: Diagnostic.Note) -> JSON {
    .object(members(of: note.place) + [("message", .string(note.message))])
  }

  private static func fix(_ fix: Diagnostic.Fix) -> JSON {
    .object([("title", .string(fix.title)), ("edits", .array(fix.edits.map(edit)))])
  }

  private static func edit(_ edit: Diagnostic.Edit) -> JSON {
    .object(
      members(of: edit.place) + [
        ("endLine", .number(edit.end.line)), ("endColumn", .number(edit.end.column)),
        ("old", .string(edit.old)), ("new", .string(edit.new)),
      ])
  }

  private static func members(of place: Place) -> [(key: String, value: JSON)] {
    [
      ("file", .string(place.path)),
      ("line", place.line == 0 ? .null : .number(place.line)),
      ("column", place.line == 0 ? .null : .number(place.column)),
    ]
  }
}
