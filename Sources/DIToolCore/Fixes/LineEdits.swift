// SPDX-License-Identifier: MIT

import DIGeneratorCore

// Edits of whole lines.
extension Place {
  /// The range of its line, without a byte order mark and without the line's end.
  var lineRange: Range<Int> { source.content(ofLine: line) }

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
    let start = startOfAttributes
    let head = text(start.offset..<offset)
    guard let end = head.endOfOtherCode else { return start.inserting("\(line)\n\(start.indent)", title) }
    let behind = start.moved(by: head[..<end].utf8.count)
    let blanks = head[end...].prefix(while: \.isWhitespace).utf8.count
    let steps = max(0, head[..<end].count { $0 == "{" } - head[..<end].count { $0 == "}" })
    let margin = "\n" + start.indent + String(repeating: step, count: steps)
    return behind.replacing(behind.offset..<behind.offset + blanks, with: margin + line + margin, title)
  }

  /// The first code of the line, or of the one above in which an attribute begins that ends in this line.
  private var startOfAttributes: Place {
    var start = startOfCode
    while start.line > 1, text(start.offset..<offset).opening < 0 {
      start = at(source.content(ofLine: start.line - 1).lowerBound).startOfCode
    }
    return start
  }

  /// The line in which the comment or attribute begins that ends right above a line; nil where other code does.
  func startOfHead(above line: Int) -> Int? {
    func code(_ line: Int) -> String { text(source.content(ofLine: line)).trimmed }
    guard line > 1 else { return nil }
    let last = code(line - 1)
    if last.hasPrefix("//") || last.hasPrefix("@") { return line - 1 }
    let isBlock = last.hasSuffix("*/")
    guard isBlock || last.opening < 0 else { return nil }
    let start = (1..<line).last { isBlock ? code($0).contains("/*") : code($0).opening > 0 }
    return start.flatMap { code($0).hasPrefix(isBlock ? "/*" : "@") ? $0 : nil }
  }

  /// One step of the file's indentation: as far as its first indented line is.
  var step: String {
    let indents = (1...source.lineCount).lazy.map { at(source.content(ofLine: $0).lowerBound).indent }
    // One space is mostly in front of the star of a block comment.
    return indents.first { $0 != "" && $0 != " " } ?? "  "
  }

  /// Puts a text in front of this place.
  func inserting(_ text: String, _ title: String) -> Diagnostic.Fix {
    Diagnostic.Fix(title, replacing: "", with: text, at: self)
  }

  /// Replaces a range of its file.
  func replacing(_ range: Range<Int>, with new: String, _ title: String) -> Diagnostic.Fix {
    Diagnostic.Fix(title, replacing: text(range), with: new, at: at(range.lowerBound))
  }
}

extension ReadFiles {
  /// The import of a module, for the file of a place; nil if each build of the file imports it. It goes below the first import
  /// that each build has, else in front of the first line of code and the comments above that.
  func importing(_ module: String, at place: Place) -> Diagnostic.Fix? {
    let imports = declarations(of: place.source).filter { $0.kind == .import && $0.conditions.isEmpty }
    if imports.contains(where: { $0.name == module }) { return nil }
    let title = "write import \(module)"
    if let first = imports.first?.place {
      return first.at(first.lineRange.upperBound).inserting("\nimport \(module)", title)
    }
    return place.startOfFirstCode?.inserting("import \(module)\n", title)
  }
}

extension Place {
  /// The start of the first line of code in its file. Comments directly above the code belong to it, and may be directives.
  fileprivate var startOfFirstCode: Place? {
    let lines = (1...source.lineCount).map { text(source.content(ofLine: $0)) }
    guard var line = lines.firstIndex(where: { !["//", "#!"].contains(String($0.prefix(2))) && !$0.isEmpty })
    else { return nil }
    while line > 0, lines[line - 1].hasPrefix("//"), !lines[line - 1].contains("@module") { line -= 1 }
    return at(source.content(ofLine: line + 1).lowerBound)
  }
}

extension SourceFile {
  /// The range of a line without its end, and without a byte order mark, in front of which nothing may stand.
  func content(ofLine line: Int) -> Range<Int> {
    let range = range(ofLine: line)
    let start =
      line == 1 && bytes.starts(with: Lexer.byteOrderMark) ? Lexer.byteOrderMark.count : range.lowerBound
    let isLong = range.upperBound > start && bytes[range.upperBound - 1] == "\r"
    return start..<max(start, range.upperBound - (isLong ? 1 : 0))
  }

  /// The bytes of a text, with the line ends of the file, as its first line has them.
  func bytes(of text: String) -> [UInt8] {
    guard bytes[range(ofLine: 1)].last == "\r" else { return Array(text.utf8) }
    return text.utf8.reduce(into: []) { result, byte in
      if byte == "\n", result.last != "\r" { result.append("\r") }
      result.append(byte)
    }
  }
}

extension String {
  /// How many more parentheses it opens than it closes.
  fileprivate var opening: Int { count { $0 == "(" } - count { $0 == ")" } }

  /// The end of the other code, or of the comment, that stands in front of a declaration on its line; nil without one.
  fileprivate var endOfOtherCode: Index? {
    if let last = lastIndex(where: { "{};".contains($0) }) { return index(after: last) }
    return contains("/*") ? nil : ranges(of: "*/").last?.upperBound
  }
}
