// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// Diagnostics as a JSON array, one a line. Its members are never renamed or dropped; new ones may be added.
enum DiagnosticJSON {
  /// The array, ended by a newline.
  static func text(of diagnostics: [Diagnostic]) -> String {
    let lines = diagnostics.map(line)
    return lines.isEmpty ? "[]\n" : "[\n\(lines.joined(separator: ",\n"))\n]\n"
  }

  private static func line(_ diagnostic: Diagnostic) -> String {
    var writer = JSONWriter()
    writer.object {
      $0.member("id", diagnostic.id.rawValue)
      $0.member("severity", "error")
      write(diagnostic.place, to: &$0)
      $0.member("message", diagnostic.message)
      $0.array("notes") { for note in diagnostic.notes { write(note, to: &$0) } }
      $0.array("fixes") { if let fix = diagnostic.fix { write(fix, to: &$0) } }
    }
    return writer.text
  }

  private static func write(_ note: Note, to writer: inout JSONWriter) {
    writer.object {
      write(note.place, to: &$0)
      $0.member("message", note.message)
    }
  }

  private static func write(_ fix: Diagnostic.Fix, to writer: inout JSONWriter) {
    writer.object {
      $0.member("title", fix.title)
      $0.array("edits") { writeEdit(fix, to: &$0) }
    }
  }

  private static func writeEdit(_ edit: Diagnostic.Fix, to writer: inout JSONWriter) {
    writer.object {
      write(edit.place, to: &$0)
      $0.member("endLine", edit.end.line)
      $0.member("endColumn", edit.end.column)
      $0.member("old", edit.old)
      $0.member("new", edit.new)
    }
  }

  private static func write(_ place: Place, to writer: inout JSONWriter) {
    writer.member("file", place.path)
    writer.member("line", place.isWholeFile ? nil : place.line)
    writer.member("column", place.isWholeFile ? nil : place.column)
  }
}
