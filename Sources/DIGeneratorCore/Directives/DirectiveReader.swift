// SPDX-License-Identifier: MIT

/// Finds the directives among a file's comments.
struct DirectiveReader {
  let file: SourceFile
  let comments: [Comment]
  private(set) var directives: [Directive] = []
  private var index = 0

  /// The directives of a file, in order; words that nearly are directives included, for a later complaint.
  static func directives(in file: SourceFile, comments: [Comment]) -> [Directive] {
    var reader = DirectiveReader(file: file, comments: comments)
    reader.run()
    return reader.directives
  }

  private init(file: SourceFile, comments: [Comment]) {
    self.file = file
    self.comments = comments
  }

  private mutating func run() {
    while index < comments.count {
      let comment = comments[index]
      index += 1
      guard let at = at(in: comment), let directive = directive(at: at, in: comment) else { continue }
      directives.append(directive)
    }
  }

  /// The offset of the `@` that a directive's comment begins with. `///` and `/**` are for other readers.
  private func at(in comment: Comment) -> Int? {
    let text = comment.start + 2..<contentEnd(of: comment)
    guard let first = file.bytes[text].firstIndex(where: { !$0.isBlank }) else { return nil }
    return file.bytes[first] == "@" ? first : nil
  }

  private mutating func directive(at: Int, in comment: Comment) -> Directive? {
    let end = contentEnd(of: comment)
    // Who leaves a space behind the mark is told so.
    let word = file.bytes[(at + 1)..<end].firstIndex { !$0.isBlank } ?? end
    let nameEnd = file.bytes[word..<end].firstIndex { !$0.continuesDirective } ?? end
    let name = file.text((at + 1)..<nameEnd)
    guard Directive.known.contains(name) || isMisspelling(name, from: nameEnd, to: end) else { return nil }
    var directive = Directive(
      name: name, place: file.place(at: at), options: [], comment: comment, end: comment.end)
    if nameEnd == end { return directive }
    let stream = Lexer.tokens(of: file.bytes, in: nameEnd..<end)
    var tokens = stream.tokens
    if !comment.isBlock, tokens[0].start == nameEnd { joinFollowingLines(to: &tokens, &directive) }
    OptionReader.read(tokens, in: file, from: nameEnd, into: &directive)
    let closed = tokens.dropLast().last?.end ?? nameEnd
    if let remark = stream.comments.first(where: { $0.start >= closed }), directive.excess == nil {
      directive.excess = Directive.Value(text: file.text(remark.range), place: file.place(at: remark.start))
    }
    return directive
  }

  private func contentEnd(of comment: Comment) -> Int {
    // A block comment that never ends has no mark to leave out.
    let isEnded = comment.isBlock && comment.end >= comment.start + 4 && file.bytes[comment.end - 1] == "/"
    return isEnded ? comment.end - 2 : comment.end
  }

  /// Only a comment that has a directive's shape can be a misspelt one: other tools' tags are theirs.
  private func isMisspelling(_ name: String, from nameEnd: Int, to end: Int) -> Bool {
    let rest = file.bytes[nameEnd..<end].first { !$0.isWhitespace && !$0.isBlank }
    let hasShape = rest == nil || file.bytes[nameEnd] == "("
    return hasShape && Directive.meant(by: name) != nil
  }

  /// While a parenthesis is open, the comment on the next line goes on with the options.
  private mutating func joinFollowingLines(to tokens: inout [Token], _ directive: inout Directive) {
    var depth = openBrackets(in: tokens)
    while depth > 0, let next = nextLineComment(after: directive.end) {
      index += 1
      tokens.removeLast()
      let more = Lexer.tokens(of: file.bytes, in: (next.start + 2)..<next.end).tokens
      depth += openBrackets(in: more)
      tokens += more
      directive.end = next.end
      directive.comment.nextToken = next.nextToken
    }
  }

  private func openBrackets(in tokens: [Token]) -> Int {
    tokens.reduce(0) { depth, token in
      switch token.text {
      case "(", "[": depth + 1
      case ")", "]": depth - 1
      default: depth
      }
    }
  }

  private func nextLineComment(after end: Int) -> Comment? {
    guard index < comments.count, !comments[index].isBlock else { return nil }
    let next = comments[index]
    let gap = file.bytes[end..<next.start]
    guard let newline = gap.firstIndex(of: "\n") else { return nil }
    let isOnNextLine = file.areOnOneLine(newline + 1, next.start)
    return isOnNextLine && file.isFirstOnLine(next.start) ? next : nil
  }
}
