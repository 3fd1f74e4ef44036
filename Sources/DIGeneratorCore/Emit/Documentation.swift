// SPDX-License-Identifier: MIT

// The documentation comments that accessors repeat, and the links that they add.

extension Binding {
  /// The lines of the documentation comment above its declaration, each with its `///`; a collection has no declaration.
  package var documentation: [String] {
    isCollection || place.isBehindOtherCode ? [] : place.source.documentation(above: place.line)
  }

  /// The lines below the summary of its accessor.
  var documentationBelowSummary: [String] { documentation.isEmpty ? [] : ["///"] + documentation }
}

extension SourceFile {
  /// The documentation comment above a line of code, or around a directive above one; other comments, and attributes, may
  /// stand between.
  fileprivate func documentation(above line: Int) -> [String] {
    let code =
      (line..<lineCount).first { !"/*".utf8.contains(text(ofLine: $0).trimmed.utf8.first ?? 0) } ?? line
    var lines = [String]()
    var line = code - 1
    while line > 0 {
      let text = text(ofLine: line).trimmed
      if text.hasSuffix("*/") { return block(endingAt: line) + lines.reversed() }
      guard text.hasPrefix("//") || text.hasPrefix("@") else { break }
      if text.hasPrefix("///"), !text.hasPrefix("////") { lines.append(text) }
      line -= 1
    }
    return lines.reversed()
  }

  /// A `/** … */` comment as `///` lines; empty for any other comment.
  private func block(endingAt end: Int) -> [String] {
    let start = (1...end).last { text(ofLine: $0).trimmed.hasPrefix("/*") } ?? end
    let lines = (start...end).map { text(ofLine: $0).trimmed }
    guard lines[0].hasPrefix("/**"), !lines.dropLast().contains(where: { $0.hasSuffix("*/") }) else {
      return []
    }
    return lines.filter { $0 != "/**" && $0 != "*/" }.map { line in
      let text = line.hasSuffix("*/") ? line.dropLast(2) : line[...]
      let start = text.hasPrefix("/**") ? 3 : text.hasPrefix("*") ? 1 : 0
      return "/// \(String(text.dropFirst(start)).trimmed)".trimmed
    }
  }
}

extension Place {
  /// Whether another declaration begins before it on its line, which a comment above the line is about.
  fileprivate var isBehindOtherCode: Bool {
    source.text(source.start(ofLine: line)..<offset).utf8.contains { "{;".utf8.contains($0) }
  }

  /// A Markdown link to its line, for editors.
  var link: String {
    let address = path.utf8.map { byte in
      let isPlain = byte < 0x80 && byte.continuesIdentifier || "/.-".utf8.contains(byte)
      return isPlain ? String(UnicodeScalar(byte)) : "%\(String(256 + Int(byte), radix: 16).dropFirst())"
    }
    return "[\(fileName):\(line)](file://\(address.joined())#L\(line))"
  }
}
