// SPDX-License-Identifier: MIT

/// Finds the directives among a file's comments, and reads what stands in their parentheses as Swift reads arguments.
struct DirectiveReader {
  private let file: SourceFile
  private let comments: [Comment]
  private var index = 0

  /// The directives of a file, in order; words that nearly are directives included, for a later complaint.
  static func directives(in file: SourceFile, comments: [Comment]) -> [Directive] {
    var reader = DirectiveReader(file: file, comments: comments)
    var directives: [Directive] = []
    while reader.index < comments.count {
      reader.index += 1
      if let found = reader.directive(in: comments[reader.index - 1]) { directives.append(found) }
    }
    return directives
  }

  private init(file: SourceFile, comments: [Comment]) { (self.file, self.comments) = (file, comments) }

  private mutating func directive(in comment: Comment) -> Directive? {
    // A block comment that never ends has no mark to leave out.
    let isEnded = comment.isBlock && comment.end >= comment.start + 4 && file.bytes[comment.end - 1] == "/"
    let end = isEnded ? comment.end - 2 : comment.end
    // `///` and `/**` are for other readers.
    guard let at = file.bytes[comment.start + 2..<end].firstIndex(where: { !$0.isBlank }),
      file.bytes[at] == "@"
    else { return nil }
    // Who leaves a space behind the mark is told so.
    let word = file.bytes[(at + 1)..<end].firstIndex { !$0.isBlank } ?? end
    let nameEnd = file.bytes[word..<end].firstIndex { !$0.continuesDirective } ?? end
    let name = file.text((at + 1)..<nameEnd)
    // Only a comment that has a directive's shape can be a misspelt one: other tools' tags are theirs.
    let hasShape = file.text(nameEnd..<end).trimmed.isEmpty || file.bytes[nameEnd] == "("
    guard Directive.known.contains(name) || hasShape && Directive.meant(by: name) != nil else { return nil }
    var directive = Directive(
      name: name, place: file.place(at: at), options: [], comment: comment, end: comment.end)
    if nameEnd == end { return directive }
    let stream = Lexer.tokens(of: file.bytes, in: nameEnd..<end)
    var tokens = stream.tokens
    if !comment.isBlock, tokens[0].start == nameEnd { joinFollowingLines(to: &tokens, &directive) }
    var cursor = TokenCursor(file: file, tokens: tokens)
    if cursor.current.start == nameEnd, cursor.take("(") {
      directive.options = cursor.directiveOptions()
      directive.isClosed = cursor.take(")")
    }
    let closed = tokens.dropLast().last?.end ?? nameEnd
    let remark = stream.comments.first { $0.start >= closed }?.range
    if let excess = cursor.isAtEnd ? remark : cursor.current.start..<tokens[tokens.count - 1].end {
      directive.excess = Directive.Value(
        text: cursor.isAtEnd ? file.text(excess) : file.text(excess).onOneLine.trimmed,
        place: file.place(at: excess.lowerBound))
    }
    return directive
  }

  /// While a parenthesis is open, the comment on the next line goes on with the options.
  private mutating func joinFollowingLines(to tokens: inout [Token], _ directive: inout Directive) {
    while index < comments.count, tokens.count(where: \.opens) > tokens.count(where: \.closes) {
      let next = comments[index]
      let newline = file.bytes[directive.end..<next.start].firstIndex(of: "\n")
      guard let newline, !next.isBlock, file.isFirstOnLine(next.start),
        file.areOnOneLine(newline + 1, next.start)
      else { return }
      index += 1
      tokens.removeLast()
      tokens += Lexer.tokens(of: file.bytes, in: (next.start + 2)..<next.end).tokens
      (directive.end, directive.comment.nextToken) = (next.end, next.nextToken)
    }
  }
}

extension Token {
  fileprivate var opens: Bool { text == "(" || text == "[" }
  fileprivate var closes: Bool { text == ")" || text == "]" }
}

extension TokenCursor {
  fileprivate mutating func directiveOptions() -> [Directive.Option] {
    var options: [Directive.Option] = []
    while !at(")"), !isAtEnd {
      var option = Directive.Option(label: nil, values: [], isList: false, place: place)
      if isName, peek().text == ":" {
        option.label = takeName()
        advance()
      }
      let list = option.label == nil ? nil : attempt { $0.directiveValues() }
      (option.isList, option.values) = (list != nil, list ?? [directiveValue()])
      options.append(option)
      guard take(",") else { break }
    }
    return options
  }

  /// `[a, b]`; nil where the bracket turns out to begin something longer, such as `[P]?`.
  private mutating func directiveValues() -> [Directive.Value]? {
    guard take("[") else { return nil }
    var values: [Directive.Value] = []
    // An empty list has one empty value, so that there always is a first.
    repeat {
      values.append(directiveValue())
      guard take(",") || at("]") else { return nil }
    } while !at("]")
    advance()
    return at(",") || at(")") ? values : nil
  }

  /// Everything up to the next comma or closing bracket outside brackets of its own.
  private mutating func directiveValue() -> Directive.Value {
    let (start, place) = (index, place)
    let type = attempt { cursor in cursor.parseType().flatMap { cursor.isAtValueEnd ? $0 : nil } }
    while type == nil, !isAtValueEnd {
      if opensBracket { skipBalanced() } else { advance() }
    }
    // Without comments and the ends of lines: on one line a comment would swallow what comes behind it.
    let text = (start..<index).reduce(into: "") { text, next in
      let gap = next == start ? 0..<0 : tokens[next - 1].end..<tokens[next].start
      text += (file.bytes[gap].allSatisfy(\.isBlank) ? file.text(gap) : " ") + file.text(tokens[next].range)
    }
    return Directive.Value(text: text, type: type, place: place)
  }

  private var isAtValueEnd: Bool { at(",") || at(")") || at("]") || isAtEnd }
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

/// Tells at the speed of memory which files can hold a directive at all.
enum DirectiveSearch {
  /// Whether some comment begins with an `@` and a word that is a directive, or nearly one. It may turn out to stand
  /// in a string, but a file for which this is false certainly has none.
  static func mayFindDirectives(in file: SourceFile) -> Bool {
    file.bytes.withUnsafeBytes { bytes in
      var offset = 0
      while let at = bytes.firstOffset(of: "@", from: offset) {
        offset = at + 1
        // Nothing but spaces lies between the `@` and the `//` or `/*` before it.
        let before = bytes[..<at].lastIndex { !$0.isBlank } ?? 0
        guard before > 0, bytes[before] == "/" || bytes[before] == "*", bytes[before - 1] == "/" else {
          continue
        }
        let word = bytes[offset...].drop(while: \.isBlank).prefix(while: \.continuesDirective)
        if Directive.meant(by: String(decoding: word, as: UTF8.self)) != nil { return true }
      }
      return false
    }
  }
}

extension UInt8 {
  /// Whether it may be part of a directive's word; what begins a non-breaking space begins no letter.
  var continuesDirective: Bool { continuesIdentifier && self != 0xC2 }
}
