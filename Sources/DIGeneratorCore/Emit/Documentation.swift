// SPDX-License-Identifier: MIT

// The documentation comments that accessors repeat, and the links that they add.

extension Binding {
  /// The lines of the documentation comment above its declaration, each with its `///`; a collection has no declaration.
  package var documentation: [String] { isCollection ? [] : place.source.documentation(above: place) }

  /// The lines below the summary of its accessor.
  var documentationBelowSummary: [String] { documentation.isEmpty ? [] : ["///"] + documentation }
}

extension SourceFile {
  /// The documentation comment above a declaration, or around a directive above one; other comments, and attributes, may
  /// stand between.
  fileprivate func documentation(above place: Place) -> [String] {
    var line = place.line
    // The comment belongs to the first declaration on the line.
    if bytes[start(ofLine: line)..<place.offset].contains(where: { "{;".utf8.contains($0) }) { return [] }
    line = ((line..<lineCount).first { !isComment($0) } ?? line) - 1
    var lines = [String]()
    while line > 0 {
      let text = text(ofLine: line).trimmed
      if text.hasSuffix("*/") { return block(endingAt: line) + lines.reversed() }
      guard text.hasPrefix("//") || text.hasPrefix("@") else { break }
      if text.hasPrefix("///"), !text.hasPrefix("////") { lines.append(text) }
      line -= 1
    }
    return lines.reversed()
  }

  /// Whether a line holds nothing but a comment, or a part of one.
  private func isComment(_ line: Int) -> Bool {
    let text = text(ofLine: line).trimmed
    return text.hasPrefix("//") || "/*".utf8.contains(text.utf8.first ?? 0) && !text.hasCodeBehindComment
  }

  /// A `/** … */` comment as `///` lines; empty for any other comment, and for one that ends before.
  private func block(endingAt end: Int) -> [String] {
    let start = (1...end).last { text(ofLine: $0).trimmed.hasPrefix("/*") } ?? end
    let lines = (start...end).map { text(ofLine: $0).trimmed }
    guard lines[0].hasPrefix("/**"), !lines.contains(where: \.hasCodeBehindComment),
      !lines.dropLast().contains(where: { $0.hasSuffix("*/") })
    else { return [] }
    return lines.filter { $0 != "/**" && $0 != "*/" }.map { line in
      let text = line.hasSuffix("*/") ? line.dropLast(2) : line[...]
      let start = text.hasPrefix("/**") ? 3 : text.hasPrefix("*") ? 1 : 0
      return "/// \(String(text.dropFirst(start)).trimmed)".trimmed
    }
  }
}

extension String {
  /// Whether a comment ends before its end.
  fileprivate var hasCodeBehindComment: Bool { dropLast().contains("*/") }
}

extension Place {
  /// A Markdown link to its line, for editors.
  var link: String {
    let address = path.utf8.map { byte in
      let isPlain = byte < 0x80 && byte.continuesIdentifier || "/.-".utf8.contains(byte)
      return isPlain ? String(UnicodeScalar(byte)) : "%\(String(256 + Int(byte), radix: 16).dropFirst())"
    }
    return "[\(fileName):\(line)](file://\(address.joined())#L\(line))"
  }
}
