// SPDX-License-Identifier: MIT

/// Where a directive for a declaration can be inserted as a line of its own.
struct LineAbove {
  private let file: SourceFile
  private let place: Place
  /// The white space that the line begins with.
  private let indentation: String

  /// The place above a declaration and its attributes; nil where something else stands on its line, or where no
  /// directive could help.
  init?(_ declaration: Declaration, in model: SourceModel) {
    self.init(declaration, around: model.ancestors(of: declaration))
  }

  /// The same by the types and extensions around the declaration.
  init?(_ declaration: Declaration, around: [Declaration]) {
    file = declaration.source
    guard ([declaration] + around).allSatisfy(\.conditions.isEmpty) else { return nil }
    var start = declaration.attributes.first?.range.lowerBound ?? declaration.offset
    // A directive must not be followed by a blank line, so it stands below one between attributes.
    if file.hasBlankLine(in: start..<declaration.offset) { start = declaration.offset }
    var lineStart = start - file.column(at: start) + 1
    if lineStart == 0, file.bytes.starts(with: byteOrderMark) { lineStart = byteOrderMark.count }
    let before = file.text(lineStart..<start)
    let words = before.split { $0 == " " || $0 == "\t" }
    let modifiers = declaration.modifiers
    guard words.allSatisfy({ modifiers.contains(String($0)) }) else { return nil }
    place = file.place(at: lineStart)
    indentation = String(before.prefix { $0 == " " || $0 == "\t" })
  }

  /// The fix that inserts a directive there, with the indentation of the line below and the file's line ends.
  func fix(inserting directive: String, above title: String) -> Diagnostic.Fix {
    let line = indentation + directive + file.lineEnd
    return Diagnostic.Fix("write '\(directive)' above \(title)", [.init("", becomes: line, at: place)])
  }
}

extension SourceFile {
  /// How the file ends its lines, going by the first.
  fileprivate var lineEnd: String {
    guard let end = bytes.firstIndex(of: "\n"), end > 0 else { return "\n" }
    return bytes[end - 1] == "\r" ? "\r\n" : "\n"
  }

  /// Whether a line between two offsets has nothing but white space.
  fileprivate func hasBlankLine(in range: Range<Int>) -> Bool {
    let lines = bytes[range].split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst().dropLast().contains { $0.allSatisfy(\.isWhitespace) }
  }
}
