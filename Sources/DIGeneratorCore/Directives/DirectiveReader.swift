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
    // `///` and `/**` are for other readers.
    guard let at = file.bytes[content(of: comment)].firstIndex(where: { !$0.isBlank }),
      file.bytes[at] == "@", case let end = content(of: comment).upperBound
    else { return nil }
    // Who leaves a space behind the mark is told so.
    let word = file.bytes[(at + 1)..<end].firstIndex { !$0.isBlank } ?? end
    let nameEnd = file.bytes[word..<end].firstIndex { !$0.continuesDirective } ?? end
    let name = file.text((at + 1)..<nameEnd)
    // Only a comment that has a directive's shape can be a misspelt one: other tools' tags are theirs.
    let hasShape = file.bytes[nameEnd..<end].allSatisfy(\.isWhitespace) || file.bytes[nameEnd] == "("
    guard Directive.known.contains(name) || hasShape && Directive.meant(by: name) != nil else { return nil }
    var directive = Directive(
      name: name, place: file.place(at: at), options: [], comment: comment, end: comment.end)
    var tokens = Lexer.tokens(of: file.bytes, in: nameEnd..<end).tokens
    if !comment.isBlock, tokens[0].start == nameEnd { joinFollowingLines(to: &tokens, &directive) }
    var cursor = TokenCursor(file: file, tokens: tokens)
    if cursor.current.start == nameEnd, cursor.take("(") {
      directive.options = cursor.directiveOptions()
      directive.isClosed = cursor.take(")")
    }
    directive.excess = excess(
      behind: cursor.index > 0 ? cursor.peek(-1).end : nameEnd, upTo: max(end, tokens[tokens.count - 1].end))
    return directive
  }

  /// Where the text is that stands in a comment. A block comment that never ends has no mark to leave out.
  private func content(of comment: Comment) -> Range<Int> {
    let isEnded = comment.isBlock && comment.end >= comment.start + 4 && file.bytes[comment.end - 1] == "/"
    return comment.start + 2..<comment.end - (isEnded ? 2 : 0)
  }

  /// The line behind a directive, if there is something on it.
  private func excess(behind offset: Int, upTo end: Int) -> Directive.Value? {
    let start = file.bytes[offset..<end].firstIndex { !$0.isBlank && !$0.isWhitespace }
    return start.map {
      let line = file.bytes[$0..<end].prefix { !$0.isNewline }
      return Directive.Value(
        text: file.text(line.startIndex..<line.endIndex).trimmed, place: file.place(at: $0))
    }
  }

  /// While a parenthesis is open, the comment on the next line goes on with the options.
  private mutating func joinFollowingLines(to tokens: inout [Token], _ directive: inout Directive) {
    while index < comments.count, tokens.count(where: \.opens) > tokens.count(where: \.closes) {
      let next = comments[index]
      guard !next.isBlock, next.isFirstOnLine,
        file.line(at: next.start) == file.line(at: directive.end) + 1
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
    return Directive.Value(text: words(from: start), type: type, place: place)
  }

  private var isAtValueEnd: Bool { at(",") || at(")") || at("]") || isAtEnd }
}

extension String {
  /// The text without white space at its ends.
  var trimmed: String {
    guard let first = utf8.firstIndex(where: { !$0.isWhitespace }),
      let last = utf8.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}

extension UInt8 {
  /// Whether it may be part of a directive's word; what begins a non-breaking space begins no letter.
  var continuesDirective: Bool { continuesIdentifier && self != 0xC2 }
}
