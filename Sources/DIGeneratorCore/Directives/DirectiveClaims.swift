// SPDX-License-Identifier: MIT

/// A file's directives, handed out to the declarations and parameters they belong to; what is left over at
/// the end belongs to nothing, which is an error.
struct DirectiveClaims {
  let file: SourceFile
  let stream: TokenStream
  let directives: [Directive]
  /// Whether somebody has taken each.
  private(set) var isClaimed: [Bool]
  /// Where statements stand with a directive among them, as indices of tokens: a declaration in there is local.
  private(set) var bodies: [Range<Int>] = []

  init(_ source: LexedSource) {
    file = source.file
    stream = source.stream
    directives = source.directives
    isClaimed = Array(repeating: false, count: directives.count)
  }

  /// Notes where statements stand.
  mutating func noteBody(_ tokens: Range<Int>) {
    guard !tokens.isEmpty, !indices(nextTokenIn: tokens.lowerBound...tokens.upperBound - 1).isEmpty else {
      return
    }
    bodies.append(tokens)
  }

  // MARK: Claims

  /// The `@module`s of the file's first lines, above everything but comments; elsewhere they are nobody's.
  mutating func claimModule() -> [Directive] {
    claim(
      directives.indices.filter { directives[$0].comment.nextToken == 0 && fillsLine($0) }, [Directive.module]
    )
  }

  /// The directives directly above a declaration, or between its attributes, and what was meant to be one.
  mutating func take(above head: DeclarationHead) -> DirectivesAbove {
    let near = indices(nextTokenIn: head.tokens)
    // Behind the last blank line, found from below, for there may be thousands.
    var (first, end) = (near.upperBound, stream.tokens[head.tokens.upperBound].start)
    while first > near.lowerBound, !hasBlankLine(from: directives[first - 1].end, to: end) {
      first -= 1
      end = directives[first].comment.start
    }
    let found = claim((first..<near.upperBound).filter(fillsLine))
    // What was meant to provide it, but is misspelt or too far away.
    let attempts = near.filter { index in
      !isClaimed[index] && file.isFirstOnLine(directives[index].comment.start)
        && Directive.meant(by: directives[index].name).map(Directive.aboveDeclarations.contains) == true
    }
    return (found, attempts.map { directives[$0] })
  }

  /// Whether a directive is a line comment on a line of its own.
  private func fillsLine(_ index: Int) -> Bool {
    !directives[index].comment.isBlock && file.isFirstOnLine(directives[index].comment.start)
  }

  /// The directives that end the line of the declaration just read.
  mutating func claim(endingLineOf cursor: TokenCursor) -> [Directive] {
    let near = indices(nextTokenIn: cursor.index...cursor.index)
    guard cursor.index > 0, !near.isEmpty else { return [] }
    let end = cursor.tokens[cursor.index - 1].end
    return claim(
      near.filter {
        !Directive.aboveDeclarations.contains(directives[$0].name)
          && file.areOnOneLine(end, directives[$0].comment.start)
          && !file.isFirstOnLine(directives[$0].comment.start)
      })
  }

  /// Whether nobody has taken a directive above a property, in it or behind it on its line.
  func isDisputed(_ head: DeclarationHead, before cursor: TokenCursor) -> Bool {
    let (start, end) = (stream.tokens[head.tokens.lowerBound].start, cursor.tokens[cursor.index - 1].end)
    return indices(nextTokenIn: head.tokens.lowerBound...cursor.index).contains { index in
      let comment = directives[index].comment.start
      if isClaimed[index] { return false }
      if comment > end { return file.areOnOneLine(end, comment) }
      // What ends the line above speaks of what stands there.
      return comment > start || file.isFirstOnLine(comment) || file.areOnOneLine(comment, start)
    }
  }

  /// Gives each parameter its directives: block comments inside it, and line comments that end its line.
  mutating func claim(for parameters: inout [Declaration.Parameter], spans: [Range<Int>], in list: Range<Int>)
  {
    let near = indices(from: stream.tokens[list.lowerBound].end)
    guard !near.isEmpty, !spans.isEmpty else { return }
    let close = stream.tokens[list.upperBound - 1]
    for index in near {
      let directive = directives[index]
      let isInside = directive.comment.start < close.start
      guard isInside || file.areOnOneLine(close.start, directive.comment.start) else { break }
      guard let owner = owner(of: directive, among: spans, isInside: isInside) else {
        if let next = spans.firstIndex(where: { $0.lowerBound == directive.comment.nextToken }) {
          parameters[next].isDisputed = true
          // Behind the comma that ends a line, the parameter before it may have been meant.
          if next > 0, directive.comment.isBlock { parameters[next - 1].isDisputed = true }
        }
        continue
      }
      // What a misspelt word was to say about the parameter, nobody knows, nor one that belongs elsewhere.
      guard Directive.ofParameters.contains(directive.name) else {
        parameters[owner].isDisputed = true
        continue
      }
      isClaimed[index] = true
      parameters[owner].directives.append(directive)
    }
  }

  private func owner(of directive: Directive, among spans: [Range<Int>], isInside: Bool) -> Int? {
    let start = directive.comment.start
    if directive.comment.isBlock {
      guard isInside, let owner = spans.firstIndex(where: { start < stream.tokens[$0.upperBound].start })
      else { return nil }
      // Where the comment ends the line of what stands before it, and the parameter begins below, it is not meant.
      let (token, first) = (spans[owner].lowerBound, stream.tokens[spans[owner].lowerBound].start)
      let endsLine =
        start < first && !file.isFirstOnLine(start) && !file.areOnOneLine(start, first)
        && stream.tokens[token - 1].text == ","
      return endsLine ? nil : owner
    }
    guard !file.isFirstOnLine(start),
      let owner = spans.lastIndex(where: { stream.tokens[$0.lowerBound].start < start })
    else { return nil }
    return file.areOnOneLine(stream.tokens[spans[owner].upperBound - 1].end, start) ? owner : nil
  }

  /// Takes those that nobody has taken.
  private mutating func claim(
    _ indices: [Int],
    _ names: [String] = Directive.aboveDeclarations + Directive.ofParameters
  ) -> [Directive] {
    let found = indices.filter { !isClaimed[$0] && names.contains(directives[$0].name) }
    for index in found { isClaimed[index] = true }
    return found.map { directives[$0] }
  }

  /// The directives whose next token is one of these.
  private func indices(nextTokenIn tokens: ClosedRange<Int>) -> Range<Int> {
    guard let last = directives.indices.last, directives[last].comment.nextToken >= tokens.lowerBound else {
      return 0..<0
    }
    let first = directives.indices.bisect { directives[$0].comment.nextToken >= tokens.lowerBound }
    let end = directives[first...].firstIndex { $0.comment.nextToken > tokens.upperBound }
    return first..<(end ?? directives.count)
  }

  private func indices(from offset: Int) -> Range<Int> {
    directives.indices.bisect { directives[$0].comment.start >= offset }..<directives.count
  }

  /// Whether a blank line lies between two offsets, outside comments.
  func hasBlankLine(from start: Int, to end: Int) -> Bool {
    let first = stream.comments.indices.bisect { stream.comments[$0].start >= start }
    let comments = stream.comments[first...].prefix { $0.start < end }
    let gaps = zip([start] + comments.map(\.end), comments.map(\.start) + [end])
    return gaps.contains { start, end in
      file.bytes[start..<max(start, end)].split(separator: "\n", omittingEmptySubsequences: false)
        .dropFirst().dropLast().contains { $0.allSatisfy(\.isWhitespace) }
    }
  }
}

/// The directives above a declaration, and what was meant to be a `@provide` there, but is misspelt or too far above:
/// reported already.
typealias DirectivesAbove = (directives: [Directive], attempts: [Directive])
