// SPDX-License-Identifier: MIT

/// A file's directives in their order, handed out to declarations and parameters as these are read. What nobody takes
/// is a mistake.
struct DirectiveClaims {
  let file: SourceFile
  let stream: TokenStream
  private var rest: ArraySlice<Directive>
  /// What belongs to nothing, and whether it stands in a body, where all is local.
  private(set) var strays: [(directive: Directive, isLocal: Bool)] = []

  init(_ source: LexedSource) {
    (file, stream, rest) = (source.file, source.stream, source.directives[...])
  }

  // MARK: Claims

  /// The `@module`s of the file's first lines, above everything but comments; elsewhere they are nobody's.
  mutating func takeModule() -> [Directive] {
    let isMeant = { [self] (directive: Directive) in
      directive.name == Directive.module && directive.comment.nextToken == 0 && fillsLine(directive)
    }
    let found = rest.filter(isMeant)
    rest.removeAll(where: isMeant)
    return found
  }

  /// The directives directly above a declaration, or between its attributes.
  mutating func take(above head: DeclarationHead) -> DirectivesAbove {
    leave(before: head.tokens.lowerBound)
    let near = next(upTo: head.tokens.upperBound)
    let start = stream.tokens[head.tokens.lowerBound].start
    // Behind the last blank line, found from below, for there may be thousands.
    var below = Int.max
    let close = near.reversed().prefix { directive in
      defer { below = directive.comment.start }
      return !hasBlankLine(from: directive.end, to: min(below, tokenBehind(directive).start))
    }
    var above = DirectivesAbove()
    for (index, directive) in zip(near.indices, near) {
      let comment = directive.comment.start
      if index >= near.endIndex - close.count, fillsLine(directive), directive.isOfDeclarations {
        above.directives.append(directive)
        continue
      }
      strays.append((directive, false))
      if file.isFirstOnLine(comment), directive.isMeantForDeclarations { above.attempts.append(directive) }
      // What ends the line above speaks of what stands there.
      if comment > start || file.isFirstOnLine(comment) || file.areOnOneLine(comment, start) {
        above.isDisputed = true
      }
    }
    return above
  }

  /// Gives each parameter its directives: block comments inside it, and line comments that end its line. Where one
  /// belongs to none, nobody knows which was meant.
  mutating func claim(for parameters: inout [Declaration.Parameter], spans: [Range<Int>], in list: Range<Int>)
  {
    leave(before: list.lowerBound + 1)
    let close = stream.tokens[list.upperBound - 1].start
    var isDisputed = false
    while let directive = rest.first, case let start = directive.comment.start,
      start < close || file.areOnOneLine(close, start)
    {
      let owner = owner(of: directive, among: spans)
      if let owner, Directive.ofParameters.contains(directive.name) {
        parameters[owner].directives.append(directive)
      } else {
        if start < close || owner != nil { isDisputed = true }
        guard start < close else { break }
        strays.append((directive, false))
      }
      rest.removeFirst()
    }
    for index in parameters.indices { parameters[index].isDisputed = isDisputed }
  }

  private func owner(of directive: Directive, among spans: [Range<Int>]) -> Int? {
    let start = directive.comment.start
    let isFirst = file.isFirstOnLine(start)
    if directive.comment.isBlock {
      // Where the comment ends the line of what stands before it, and the parameter begins below, it is not meant.
      if !isFirst, tokenBehind(directive).isFirstOnLine, isBehindComma(directive) { return nil }
      return spans.firstIndex { start < stream.tokens[$0.upperBound].start }
    }
    guard !isFirst, let owner = spans.lastIndex(where: { stream.tokens[$0.lowerBound].start < start })
    else { return nil }
    return file.areOnOneLine(stream.tokens[spans[owner].upperBound - 1].end, start) ? owner : nil
  }

  /// The directives that end the line of the property just read.
  mutating func take(behind cursor: TokenCursor) -> [Directive] {
    let end = cursor.peek(-1).end
    var found: [Directive] = []
    while let directive = rest.first, directive.comment.nextToken <= cursor.index,
      file.areOnOneLine(end, max(end, directive.comment.start))
    {
      if directive.comment.start > end, Directive.ofParameters.contains(directive.name) {
        found.append(directive)
      } else {
        strays.append((directive, false))
      }
      rest.removeFirst()
    }
    return found
  }

  // MARK: Strays

  /// Passes the directives whose next tokens stand before one: they belong to nothing.
  mutating func leave(before token: Int) { strays += next(upTo: token - 1).map { ($0, false) } }

  /// Passes those in a body or a value. One just behind the brace stands at the end of a declaration's first line.
  mutating func leave(body: Range<Int>) {
    leave(before: body.lowerBound + 1)
    strays += next(upTo: body.upperBound - 1).map {
      ($0, file.isFirstOnLine($0.comment.start) || $0.comment.nextToken > body.lowerBound + 1)
    }
  }

  /// Takes the directives up to those whose next token is this one.
  private mutating func next(upTo token: Int) -> ArraySlice<Directive> {
    let end = rest.firstIndex { $0.comment.nextToken > token } ?? rest.endIndex
    defer { rest = rest[end...] }
    return rest[..<end]
  }

  // MARK: Places

  /// Whether a directive is a line comment on a line of its own.
  private func fillsLine(_ directive: Directive) -> Bool {
    !directive.comment.isBlock && file.isFirstOnLine(directive.comment.start)
  }

  func tokenBehind(_ directive: Directive) -> Token { stream.tokens[directive.comment.nextToken] }

  func isBehindComma(_ directive: Directive) -> Bool {
    let next = directive.comment.nextToken
    return next > 0 && stream.tokens[next - 1].text == ","
  }

  /// Whether a blank line lies between a directive's end and what is below it, outside comments.
  func hasBlankLine(from start: Int, to end: Int) -> Bool {
    let first = stream.comments.indices.bisect { stream.comments[$0].start >= start }
    let comments = stream.comments[first...].prefix { $0.start < end }
    let gaps = zip([start] + comments.map(\.end), comments.map(\.start) + [end])
    return gaps.contains { file.line(at: $1) > file.line(at: $0) + 1 }
  }
}

/// The directives above a declaration.
struct DirectivesAbove {
  var directives: [Directive] = []
  /// What was meant to be a `@provide` there, but is misspelt or too far above: reported already.
  var attempts: [Directive] = []
  /// Whether there is something that may have been meant for it.
  var isDisputed = false
}
