// SPDX-License-Identifier: MIT

import DIGeneratorCore

// Edits of whole lines.
extension Place {
  /// The range of its line, without the newline.
  var lineRange: Range<Int> { source.range(ofLine: line) }

  /// A place of the same file.
  func at(_ offset: Int) -> Place { moved(by: offset - self.offset) }

  /// The text of a range of its file.
  func text(_ range: Range<Int>) -> String { String(decoding: source.bytes[range], as: UTF8.self) }

  /// The white space at the beginning of its line.
  var indent: String { String(text(lineRange).prefix { $0 == " " || $0 == "\t" }) }

  /// The first byte of the line that is no white space.
  var startOfCode: Place { at(lineRange.lowerBound + indent.utf8.count) }

  /// Puts a line above the declaration that begins here. One behind other code gets a line of its own.
  func insertingLine(_ line: String, _ title: String) -> Diagnostic.Fix {
    let start = startOfCode
    let head = text(start.offset..<offset)
    guard let last = head.lastIndex(where: { "{};".contains($0) }) else {
      return start.inserting("\(line)\n\(indent)", title)
    }
    let end = "\n\(indent)  "
    return start.moved(by: head[...last].utf8.count).inserting(end + line + end, title)
  }

  /// Puts a text in front of this place.
  func inserting(_ text: String, _ title: String) -> Diagnostic.Fix {
    Diagnostic.Fix(title, replacing: "", with: text, at: self)
  }

  /// Replaces a range of its file.
  func replacing(_ range: Range<Int>, with new: String, _ title: String) -> Diagnostic.Fix {
    Diagnostic.Fix(title, replacing: text(range), with: new, at: at(range.lowerBound))
  }

  /// The import of a module that the file does not import yet, above the first import of the file, or in front of its first line of code and the
  /// comments above that.
  func importing(_ module: String) -> Diagnostic.Fix? {
    let lines = (1...source.lineCount).map { text(source.range(ofLine: $0)) }
    let imports = lines.indices.filter { lines[$0].hasPrefix("import ") }
    if imports.contains(where: { lines[$0].hasSuffix("import \(module)") }) { return nil }
    let code = lines.indices.first { !lines[$0].hasPrefix("//") && !lines[$0].isEmpty }
    guard var line = imports.first ?? code else { return nil }
    // Comments directly above the code belong to it, and may be directives.
    while line > 0, lines[line - 1].hasPrefix("//"), !lines[line - 1].contains("@module") { line -= 1 }
    return at(source.start(ofLine: line + 1)).inserting("import \(module)\n", "write import \(module)")
  }
}
