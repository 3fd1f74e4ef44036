// SPDX-License-Identifier: MIT

/// Diagnostics in the Static Analysis Results Interchange Format, version 2.1.0, on one line.
///
/// SARIF knows no columns in bytes, so they are counted in Unicode code points here. In a file that could not
/// be read as text there are none: a region then has its line only.
struct DiagnosticSARIF {
  private let files: [String: SourceFile]

  /// A renderer that counts columns in files.
  init(sources: [SourceFile]) {
    files = Dictionary(sources.map { ($0.path, $0) }) { first, _ in first }
  }

  /// The log, ended by a newline.
  func text(of diagnostics: [Diagnostic]) -> String {
    let log: JSON = .object([
      ("$schema", .string(Self.schema)), ("version", .string("2.1.0")), ("runs", .array([run(diagnostics)])),
    ])
    return log.text + "\n"
  }

  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  private func run(_ diagnostics: [Diagnostic]) -> JSON {
    .object([
      ("tool", .object([("driver", driver)])),
      ("columnKind", .string("unicodeCodePoints")),
      ("results", .array(diagnostics.map(result))),
    ])
  }

  // MARK: Rules

  private var driver: JSON {
    .object([
      ("name", .string("DIGenerator")), ("version", .string(GeneratorTool.version)),
      ("rules", .array(DiagnosticID.allCases.map(rule))),
    ])
  }

  private func rule(_ id: DiagnosticID) -> JSON {
    .object([
      ("id", .string(id.rawValue)), ("name", .string(id.rawValue)),
      ("shortDescription", message(id.explanation.summary)),
      ("fullDescription", message(id.explanation.paragraphs)),
      ("defaultConfiguration", .object([("level", .string("error"))])),
    ])
  }

  // MARK: Results

  private func result(_ diagnostic: Diagnostic) -> JSON {
    let notes = diagnostic.notes.enumerated().map { number, note in
      JSON.object(
        [("id", .number(number + 1))] + location(note.place) + [("message", message(note.message))])
    }
    let fixes = diagnostic.fixes.map(fix)
    return .object(
      [
        ("ruleId", .string(diagnostic.id.rawValue)),
        ("ruleIndex", .number(DiagnosticID.allCases.firstIndex(of: diagnostic.id) ?? -1)),
        ("level", .string("error")), ("message", message(diagnostic.message)),
        ("locations", .array([.object(location(diagnostic.place))])),
      ] + (notes.isEmpty ? [] : [("relatedLocations", .array(notes))])
        + (fixes.isEmpty ? [] : [("fixes", .array(fixes))]))
  }

  private func fix(_ fix: Diagnostic.Fix) -> JSON {
    let paths = Set(fix.edits.map(\.place.path)).sorted()
    let changes = paths.map { path in
      JSON.object([
        ("artifactLocation", artifact(path)),
        ("replacements", .array(fix.edits.filter { $0.place.path == path }.map(replacement))),
      ])
    }
    return .object([("description", message(fix.title)), ("artifactChanges", .array(changes))])
  }

  private func replacement(_ edit: Diagnostic.Edit) -> JSON {
    let end = position(edit.end)
    let region =
      position(edit.place).members + [
        ("endLine", .number(end.line)), ("endColumn", .number(end.column ?? 1)),
      ]
    return .object([
      ("deletedRegion", .object(region)), ("insertedContent", .object([("text", .string(edit.new))])),
    ])
  }

  /// Braces enclose placeholders in SARIF's messages; a literal one is doubled.
  private func message(_ text: String) -> JSON {
    let literal = text.replacing("{", with: "{{").replacing("}", with: "}}")
    return .object([("text", .string(literal))])
  }

  // MARK: Places

  private struct Position {
    var line: Int
    var column: Int?

    var members: [(key: String, value: JSON)] {
      [("startLine", .number(line))] + (column.map { [("startColumn", .number($0))] } ?? [])
    }
  }

  private func location(_ place: Place) -> [(key: String, value: JSON)] {
    let region = place.line == 0 ? [] : [("region", JSON.object(position(place).members))]
    return [("physicalLocation", .object([("artifactLocation", artifact(place.path))] + region))]
  }

  private func position(_ place: Place) -> Position {
    guard let file = files[place.path], let offset = file.offset(of: place) else {
      return Position(line: place.line, column: nil)
    }
    let before = file.bytes[file.start(ofLine: place.line)..<offset]
    // Every byte of a character but its first is a continuation: 10xxxxxx. The byte-order mark is no character.
    let mark = place.line == 1 && file.bytes.starts(with: byteOrderMark) && offset >= byteOrderMark.count
    return Position(line: place.line, column: before.count { $0 & 0xC0 != 0x80 } + (mark ? 0 : 1))
  }

  private func artifact(_ path: String) -> JSON {
    .object([("uri", .string((path.hasPrefix("/") ? "file://" : "") + path.percentEncoded))])
  }
}

extension String {
  /// The path with everything escaped that means something else in a URI (RFC 3986, section 3.3).
  fileprivate var percentEncoded: String {
    utf8.reduce(into: "") { text, byte in
      let isPlain = byte < 0x80 && (byte.continuesIdentifier || byte.standsInPath)
      text += isPlain ? String(UnicodeScalar(byte)) : "%" + byte.hexadecimal
    }
  }
}

extension UInt8 {
  fileprivate var standsInPath: Bool { self == .slash || self == .dot || self == .minus || self == .tilde }

  fileprivate var hexadecimal: String {
    let digits = String(self, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}
