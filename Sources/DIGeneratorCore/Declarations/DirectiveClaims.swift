// SPDX-License-Identifier: MIT

/// A file's directives, handed out to the declarations and parameters they belong to; what is left over at
/// the end belongs to nothing, which is an error.
struct DirectiveClaims {
  let file: SourceFile
  let stream: TokenStream
  let directives: [Directive]
  private(set) var claimed: Set<Int> = []
  /// Where statements stand, as indices of tokens: a declaration in there is local.
  var bodies: [Range<Int>] = []

  init(file: SourceFile, stream: TokenStream, directives: [Directive]) {
    self.file = file
    self.stream = stream
    self.directives = directives
  }

  // MARK: Claims

  /// The directives directly above a declaration, or between its attributes.
  mutating func claim(above head: DeclarationHead) -> [Directive] {
    let keyword = stream.tokens[head.tokens.upperBound].start
    return claim(in: head.tokens) { claims, directive in
      !directive.comment.isBlock && claims.file.isFirstOnLine(directive.comment.start)
        && !claims.hasBlankLine(from: directive.end, to: keyword)
    }
  }

  /// What stands above a declaration and was meant to provide it, but is misspelt or too far away.
  func attempts(above head: DeclarationHead) -> [Directive] {
    indices(nextToken: head.tokens.lowerBound).lazy.filter { !claimed.contains($0) }.map { directives[$0] }
      .prefix { $0.comment.nextToken <= head.tokens.upperBound }
      .filter { Directive.meant(by: $0.name) == Directive.provide && file.isFirstOnLine($0.comment.start) }
  }

  /// The directives that end the line of the declaration just read.
  mutating func claim(endingLineOf cursor: TokenCursor) -> [Directive] {
    guard cursor.index > 0 else { return [] }
    let line = file.line(at: cursor.tokens[cursor.index - 1].end)
    return claim(in: cursor.index...cursor.index) { claims, directive in
      directive.name != Directive.provide && claims.file.line(at: directive.comment.start) == line
        && !claims.file.isFirstOnLine(directive.comment.start)
    }
  }

  /// Gives each parameter its directives: block comments inside it, and line comments that end its line.
  mutating func claim(for parameters: inout [Declaration.Parameter], spans: [Range<Int>], in list: Range<Int>)
  {
    guard !directives.isEmpty, !spans.isEmpty else { return }
    let close = stream.tokens[list.upperBound - 1]
    let lastLine = file.line(at: close.start)
    for index in indices(from: stream.tokens[list.lowerBound].end) {
      let directive = directives[index]
      let isInside = directive.comment.start < close.start
      guard isInside || file.line(at: directive.comment.start) == lastLine else { break }
      guard let owner = owner(of: directive, among: spans, isInside: isInside) else {
        if let next = spans.firstIndex(where: { $0.lowerBound == directive.comment.nextToken }) {
          parameters[next].isDisputed = true
        }
        continue
      }
      claimed.insert(index)
      parameters[owner].directives.append(directive)
    }
  }

  private func owner(of directive: Directive, among spans: [Range<Int>], isInside: Bool) -> Int? {
    let start = directive.comment.start
    guard Directive.known.contains(directive.name), directive.name != Directive.provide else { return nil }
    if directive.comment.isBlock {
      return isInside ? spans.firstIndex { start < stream.tokens[$0.upperBound].start } : nil
    }
    guard !file.isFirstOnLine(start) else { return nil }
    let owner = spans.lastIndex { stream.tokens[$0.lowerBound].start < start }
    let line = file.line(at: start)
    return owner.flatMap { file.line(at: stream.tokens[spans[$0].upperBound - 1].end) == line ? $0 : nil }
  }

  private mutating func claim(
    in tokens: ClosedRange<Int>, where belongs: (DirectiveClaims, Directive) -> Bool
  ) -> [Directive] {
    var result: [Directive] = []
    for index in indices(nextToken: tokens.lowerBound) {
      guard directives[index].comment.nextToken <= tokens.upperBound else { break }
      guard Directive.known.contains(directives[index].name), belongs(self, directives[index]),
        claimed.insert(index).inserted
      else { continue }
      result.append(directives[index])
    }
    return result
  }

  private func indices(nextToken: Int) -> Range<Int> {
    directives.bisect { $0.comment.nextToken >= nextToken }..<directives.count
  }

  private func indices(from offset: Int) -> Range<Int> {
    directives.bisect { $0.comment.start >= offset }..<directives.count
  }

  /// Whether a blank line lies between two offsets, outside comments and tokens.
  func hasBlankLine(from start: Int, to end: Int) -> Bool {
    var newlines = 0
    var offset = start
    var comment = stream.comments.bisect { $0.start >= start }
    while offset < end {
      if comment < stream.comments.count, stream.comments[comment].start == offset {
        offset = stream.comments[comment].end
        comment += 1
        newlines = 0
      } else {
        let byte = file.bytes[offset]
        newlines = byte == .newline ? newlines + 1 : byte.isWhitespace ? newlines : 0
        if newlines > 1 { return true }
        offset += 1
      }
    }
    return false
  }
}
