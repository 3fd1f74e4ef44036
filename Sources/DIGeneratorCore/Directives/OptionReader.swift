// SPDX-License-Identifier: MIT

/// Reads what stands in a directive's parentheses, as Swift reads arguments.
enum OptionReader {
  /// Fills in a directive's options from the tokens behind its word, and what stands where its line should
  /// have ended.
  static func read(_ tokens: [Token], in file: SourceFile, from start: Int, into directive: inout Directive) {
    var cursor = TokenCursor(file: file, tokens: tokens)
    if cursor.at("("), cursor.current.start == start {
      cursor.advance()
      directive.options = options(&cursor)
      directive.isClosed = cursor.take(")")
    }
    if !cursor.isAtEnd {
      let text = file.text(cursor.current.start..<tokens[tokens.count - 1].end)
      directive.excess = Directive.Value(text: text.onOneLine.trimmed, place: cursor.place)
    }
  }

  private static func options(_ cursor: inout TokenCursor) -> [Directive.Option] {
    var options: [Directive.Option] = []
    while !cursor.at(")"), !cursor.isAtEnd {
      options.append(option(&cursor))
      guard cursor.take(",") else { break }
    }
    return options
  }

  private static func option(_ cursor: inout TokenCursor) -> Directive.Option {
    var option = Directive.Option(label: nil, values: [], isList: false, place: cursor.place)
    if cursor.isName, cursor.peek().text == ":" {
      option.label = cursor.takeName()
      cursor.advance()
    }
    if option.label != nil, let list = cursor.attempt(list) {
      option.isList = true
      option.values = list
    } else {
      option.values = [value(&cursor)]
    }
    return option
  }

  /// `[a, b]`; nil where the bracket turns out to begin something longer, such as `[P]?`.
  private static func list(_ cursor: inout TokenCursor) -> [Directive.Value]? {
    guard cursor.take("[") else { return nil }
    var values: [Directive.Value] = []
    while !cursor.at("]") {
      guard !cursor.isAtEnd else { return nil }
      values.append(value(&cursor))
      guard cursor.take(",") || cursor.at("]") else { return nil }
    }
    cursor.advance()
    return cursor.at(",") || cursor.at(")") ? values : nil
  }

  /// Everything up to the next comma or closing bracket outside brackets of its own.
  private static func value(_ cursor: inout TokenCursor) -> Directive.Value {
    let start = cursor.index
    let place = cursor.place
    let type = cursor.attempt { cursor in cursor.parseType().flatMap { cursor.isAtValueEnd ? $0 : nil } }
    if type == nil {
      while !cursor.isAtValueEnd {
        if cursor.opensBracket { cursor.skipBalanced() } else { cursor.advance() }
      }
    }
    return Directive.Value(text: cursor.textOnOneLine(from: start), type: type, place: place)
  }
}

extension TokenCursor {
  /// The text of the tokens from `start` up to the current one, without comments and the ends of lines between
  /// them: on one line a comment would swallow what comes behind it.
  fileprivate func textOnOneLine(from start: Int) -> String {
    (start..<index).reduce(into: "") { text, next in
      let gap = next == start ? 0..<0 : tokens[next - 1].end..<tokens[next].start
      text += file.bytes[gap].allSatisfy(\.isBlank) ? file.text(gap) : " "
      text += file.text(tokens[next].range)
    }
  }

  fileprivate var isAtValueEnd: Bool {
    at(",") || at(")") || at("]") || isAtEnd
  }
}

extension String {
  /// The text without the ends of lines, over which directives and attributes may run, and the `//` behind them:
  /// messages repeat it.
  var onOneLine: String {
    guard utf8.contains(where: \.isNewline) else { return self }
    let lines = split(whereSeparator: \.isNewline).map { String($0).trimmed }
    return lines.map { $0.hasPrefix("//") ? String($0.dropFirst(2)).trimmed : $0 }.joined(separator: " ")
      .trimmed
  }

  /// The text without white space at its ends.
  var trimmed: String {
    guard let first = utf8.firstIndex(where: { !$0.isWhitespace }),
      let last = utf8.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
