// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// Diagnostics in the Static Analysis Results Interchange Format, version 2.1.0, on one line.
///
/// SARIF has no columns in bytes, so columns are counted in Unicode code points here.
enum DiagnosticSARIF {
  /// The log, ended by a newline.
  static func text(of diagnostics: [Diagnostic]) -> String {
    var writer = JSONWriter()
    writer.object {
      $0.member("$schema", Self.schema)
      $0.member("version", "2.1.0")
      $0.array("runs") { write(diagnostics, to: &$0) }
    }
    return writer.text + "\n"
  }

  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  private static func write(_ run: [Diagnostic], to writer: inout JSONWriter) {
    writer.object {
      $0.object("tool") { $0.object("driver", writeDriver) }
      $0.member("columnKind", "unicodeCodePoints")
      $0.array("results") { for result in run { write(result, to: &$0) } }
    }
  }

  // MARK: Rules

  private static func writeDriver(to writer: inout JSONWriter) {
    writer.member("name", "DIGenerator")
    writer.member("version", generatorVersion)
    writer.array("rules") { for rule in DiagnosticID.allCases { write(rule, to: &$0) } }
  }

  private static func write(_ rule: DiagnosticID, to writer: inout JSONWriter) {
    writer.object {
      $0.member("id", rule.rawValue)
      $0.member("name", rule.rawValue)
      write("shortDescription", rule.explanation.summary, to: &$0)
      write("fullDescription", rule.explanation.paragraphs, to: &$0)
      $0.object("defaultConfiguration") { $0.member("level", "error") }
    }
  }

  // MARK: Results

  private static func write(_ diagnostic: Diagnostic, to writer: inout JSONWriter) {
    writer.object {
      $0.member("ruleId", diagnostic.id.rawValue)
      $0.member("ruleIndex", DiagnosticID.allCases.firstIndex(of: diagnostic.id) ?? -1)
      $0.member("level", "error")
      write("message", diagnostic.message, to: &$0)
      $0.array("locations") { $0.object { write(diagnostic.place, to: &$0) } }
      if !diagnostic.notes.isEmpty {
        $0.array("relatedLocations") { for note in diagnostic.notes.enumerated() { write(note, to: &$0) } }
      }
      if let fix = diagnostic.fix { $0.array("fixes") { write(fix, to: &$0) } }
    }
  }

  private static func write(_ note: (offset: Int, element: Note), to writer: inout JSONWriter) {
    writer.object {
      $0.member("id", note.offset + 1)
      write(note.element.place, to: &$0)
      write("message", note.element.message, to: &$0)
    }
  }

  private static func write(_ fix: Diagnostic.Fix, to writer: inout JSONWriter) {
    writer.object {
      write("description", fix.title, to: &$0)
      $0.array("artifactChanges") { writeChange(fix, to: &$0) }
    }
  }

  private static func writeChange(_ fix: Diagnostic.Fix, to writer: inout JSONWriter) {
    writer.object {
      write(artifact: fix.place.path, to: &$0)
      $0.array("replacements") { writeEdit(fix, to: &$0) }
    }
  }

  private static func writeEdit(_ edit: Diagnostic.Fix, to writer: inout JSONWriter) {
    writer.object {
      $0.object("deletedRegion") {
        writeStart(edit.place, to: &$0)
        $0.member("endLine", edit.end.line)
        $0.member("endColumn", edit.end.scalarColumn)
      }
      $0.object("insertedContent") { $0.member("text", edit.new) }
    }
  }

  /// Writes a message. Braces enclose placeholders in SARIF, so literal ones are doubled.
  private static func write(_ key: StaticString, _ message: String, to writer: inout JSONWriter) {
    writer.object(key) { $0.member("text", message.writing(["{": "{{", "}": "}}"])) }
  }

  // MARK: Places

  private static func write(_ place: Place, to writer: inout JSONWriter) {
    writer.object("physicalLocation") {
      write(artifact: place.path, to: &$0)
      if !place.isWholeFile { $0.object("region") { writeStart(place, to: &$0) } }
    }
  }

  private static func write(artifact path: String, to writer: inout JSONWriter) {
    let uri = (path.hasPrefix("/") ? "file://" : "") + path.percentEncoded
    writer.object("artifactLocation") { $0.member("uri", uri) }
  }

  private static func writeStart(_ place: Place, to writer: inout JSONWriter) {
    writer.member("startLine", place.line)
    writer.member("startColumn", place.scalarColumn)
  }
}

extension Place {
  /// The column in Unicode code points, from 1. A byte-order mark is not counted.
  fileprivate var scalarColumn: Int {
    let line = source.range(ofLine: line)
    let before = source.bytes[line].prefix(column - 1)
    let hasMark = line.lowerBound == 0 && before.starts(with: Lexer.byteOrderMark)
    // Every byte of a character but its first is a continuation: 10xxxxxx.
    return before.count { $0 & 0xC0 != 0x80 } + (hasMark ? 0 : 1)
  }
}

extension String {
  /// The path with every byte escaped that is not plain in a URI (RFC 3986, section 3.3).
  fileprivate var percentEncoded: String {
    utf8.reduce(into: "") { text, byte in
      let isPlain = byte < 0x80 && (byte.continuesIdentifier || byte.standsInPath)
      text += isPlain ? String(UnicodeScalar(byte)) : "%" + byte.hexadecimal
    }
  }
}

extension UInt8 {
  fileprivate var standsInPath: Bool { self == "/" || self == "." || self == "-" || self == "~" }

  fileprivate var hexadecimal: String {
    let digits = String(self, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}
