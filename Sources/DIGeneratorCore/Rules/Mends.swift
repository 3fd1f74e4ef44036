// SPDX-License-Identifier: MIT

extension Diagnostic.Fix {
  /// Writes `@arg` behind a parameter's type, or at the end of a stored property's line.
  init?(markingAsArgument parameter: Provider.Parameter, isMemberwise: Bool) {
    let file = parameter.place.source
    guard let (_, end) = parameter.rangeOfType else { return nil }
    let isLast = file.bytes[end...].first { !$0.isBlank }.map { $0 == "\n" } ?? true
    let comment = isMemberwise && isLast ? "  // @arg" : " /* @arg */"
    self.init(
      "write '@arg' behind '\(parameter.name)'", [.init("", becomes: comment, at: file.place(at: end))])
  }

  /// Writes another name in place of a type that is nothing but a name.
  init?(replacingTypeOf parameter: Provider.Parameter, _ old: String, with new: String) {
    guard let (start, end) = parameter.rangeOfType else { return nil }
    let file = parameter.place.source
    let text = file.text(start..<end)
    guard text.hasSuffix(old) else { return nil }
    self.init(replacing: old, with: new, at: file.place(at: end - old.utf8.count))
  }

  /// Says in a directive under which types, in place of those that it says already, at whose first the place is then.
  init(providingAs types: [String], at place: Place) {
    let (word, all) = ("@\(Directive.provide)", "as: [\(types.joined(separator: ", "))]")
    if place.range(of: word) == nil {
      self.init("write '\(all)'", [.init("as: \(types[0])", becomes: all, at: place.moved(by: -4))])
    } else if place.range(of: word + "(") == nil {
      self.init("add '\(all)'", [.init(word, becomes: "\(word)(\(all))", at: place)])
    } else {
      self.init("add '\(all)'", [.init(word + "(", becomes: "\(word)(\(all), ", at: place)])
    }
  }
}

extension Provider.Parameter {
  /// Where its type stands, behind its names and a colon.
  fileprivate var rangeOfType: (start: Int, end: Int)? {
    guard let start = place.range(of: "")?.lowerBound else { return nil }
    let bytes = place.source.bytes
    var cursor = TokenCursor(
      file: place.source, tokens: Lexer.tokens(of: bytes, in: start..<bytes.count).tokens)
    while cursor.isName { cursor.advance() }
    guard cursor.take(":") else { return nil }
    let first = cursor.current.start
    return cursor.parseType() == nil ? nil : (first, cursor.tokens[cursor.index - 1].end)
  }
}

extension Diagnostic.Fix {
  /// Writes a directive above a declaration and its attributes, with the indentation of the line below and the file's
  /// line ends; nil where something else stands on its line, or where no directive could help. Around it are types and extensions.
  init?(writing directive: String, above declaration: Declaration, around: [Declaration], _ title: String) {
    let file = declaration.source
    guard ([declaration] + around).allSatisfy(\.conditions.isEmpty) else { return nil }
    var start = declaration.attributes.first?.range.lowerBound ?? declaration.offset
    // A directive must not be followed by a blank line, so it stands below one between attributes.
    if file.hasBlankLine(in: start..<declaration.offset) { start = declaration.offset }
    var lineStart = start - file.column(at: start) + 1
    if lineStart == 0, file.bytes.starts(with: byteOrderMark) { lineStart = byteOrderMark.count }
    let before = file.text(lineStart..<start)
    let modifiers = declaration.modifiers
    guard before.split(whereSeparator: \.isWhitespace).allSatisfy({ modifiers.contains(String($0)) }) else {
      return nil
    }
    let line = before.prefix { $0.isWhitespace } + directive + file.lineEnd
    self.init(
      "write '\(directive)' above \(title)", [.init("", becomes: String(line), at: file.place(at: lineStart))]
    )
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
