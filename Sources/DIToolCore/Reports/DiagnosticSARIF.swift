// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// Diagnostics in the Static Analysis Results Interchange Format, version 2.1.0, on one line.
///
/// SARIF has no columns in bytes, so columns are counted in Unicode code points here.
enum DiagnosticSARIF {
  /// The log, ended by a newline.
  static func text(of diagnostics: [Diagnostic]) -> String {
    let driver: JSONObject = [
      "name": "DIGenerator", "version": generatorVersion, "rules": DiagnosticID.allCases.map(rule),
    ]
    let run: JSONObject = [
      "tool": ["driver": driver] as JSONObject, "columnKind": "unicodeCodePoints",
      "results": diagnostics.map(result),
    ]
    return (["$schema": schema, "version": "2.1.0", "runs": [run]] as JSONObject).line + "\n"
  }

  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  private static func rule(_ id: DiagnosticID) -> JSONObject {
    [
      "id": id.rawValue, "name": id.rawValue, "shortDescription": message(id.explanation.summary),
      "fullDescription": message(id.explanation.paragraphs),
      "defaultConfiguration": ["level": "error"] as JSONObject,
    ]
  }

  private static func result(_ diagnostic: Diagnostic) -> JSONObject {
    let notes = diagnostic.notes.enumerated().map { offset, note in
      ["id": offset + 1] + location(note.place) + ["message": message(note.message)]
    }
    return [
      "ruleId": diagnostic.id.rawValue,
      "ruleIndex": DiagnosticID.allCases.firstIndex(of: diagnostic.id) ?? -1, "level": "error",
      "message": message(diagnostic.message), "locations": [location(diagnostic.place)],
    ] + (notes.isEmpty ? [:] : ["relatedLocations": notes])
      + (diagnostic.fix.map { ["fixes": [object(of: $0)]] } ?? [:])
  }

  private static func object(of fix: Diagnostic.Fix) -> JSONObject {
    let replacement: JSONObject = [
      "deletedRegion": start(of: fix.place)
        + ["endLine": fix.end.line, "endColumn": fix.end.scalarColumn],
      "insertedContent": ["text": fix.new] as JSONObject,
    ]
    let change = artifact(fix.place) + ["replacements": [replacement]]
    return ["description": message(fix.title), "artifactChanges": [change]]
  }

  /// A message. Braces enclose placeholders in SARIF, so literal ones are doubled.
  private static func message(_ text: String) -> JSONObject {
    ["text": text.writing(["{": "{{", "}": "}}"])]
  }

  // MARK: Places

  private static func location(_ place: Place) -> JSONObject {
    ["physicalLocation": artifact(place) + (place.isWholeFile ? [:] : ["region": start(of: place)])]
  }

  private static func artifact(_ place: Place) -> JSONObject {
    let uri = (place.path.hasPrefix("/") ? "file://" : "") + place.path.percentEncoded
    return ["artifactLocation": ["uri": uri] as JSONObject]
  }

  private static func start(of place: Place) -> JSONObject {
    ["startLine": place.line, "startColumn": place.scalarColumn]
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
