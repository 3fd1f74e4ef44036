// SPDX-License-Identifier: MIT

/// A file's directives, handed out to the declarations and parameters they belong to; what is left over at
/// the end belongs to nothing, which is an error.
struct DirectiveClaims {
  let file: SourceFile
  let stream: TokenStream
  private let directives: [Directive]
  private var claimed: Set<Int> = []
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
    claim(in: head.tokens.lowerBound...head.tokens.upperBound) { claims, directive in
      !directive.comment.isBlock && claims.file.isFirstOnLine(directive.comment.start)
        && !claims.hasBlankLine(from: directive.end, to: claims.stream.tokens[head.tokens.upperBound].start)
    }
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
      guard directive.name != Directive.provide,
        let owner = owner(of: directive, among: spans, isInside: isInside)
      else { continue }
      claimed.insert(index)
      parameters[owner].directives.append(directive)
    }
  }

  private func owner(of directive: Directive, among spans: [Range<Int>], isInside: Bool) -> Int? {
    let start = directive.comment.start
    if directive.comment.isBlock {
      return isInside ? spans.firstIndex { start < stream.tokens[$0.upperBound].start } : nil
    }
    guard !file.isFirstOnLine(start) else { return nil }
    let owner = spans.lastIndex { stream.tokens[$0.lowerBound].start < start }
    let line = file.line(at: start)
    return owner.flatMap { file.line(at: stream.tokens[spans[$0].upperBound - 1].start) == line ? $0 : nil }
  }

  private mutating func claim(
    in tokens: ClosedRange<Int>, where belongs: (DirectiveClaims, Directive) -> Bool
  ) -> [Directive] {
    var result: [Directive] = []
    for index in indices(nextToken: tokens.lowerBound) {
      guard directives[index].comment.nextToken <= tokens.upperBound else { break }
      guard belongs(self, directives[index]), claimed.insert(index).inserted else { continue }
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
  private func hasBlankLine(from start: Int, to end: Int) -> Bool {
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

  // MARK: Strays

  /// Reports every directive that nobody claimed, and sources too broken to be sure of the others.
  func reportStrays(isBalanced: Bool, diagnostics: inout DiagnosticCollector) {
    for (index, directive) in directives.enumerated() where !claimed.contains(index) {
      diagnostics.report(complaint(about: directive))
    }
    guard !directives.isEmpty, let broken = stream.unterminated ?? (isBalanced ? nil : file.bytes.count)
    else { return }
    let message =
      stream.unterminated == nil
      ? "the file ends inside a type: a closing brace is missing" : "this string or comment never ends"
    diagnostics.report(.malformedSource, message, at: file.place(at: broken))
  }

  private func complaint(about directive: Directive) -> Diagnostic {
    let name = "'@\(directive.name)'"
    if !Directive.known.contains(directive.name) {
      let nearest = Spelling.nearest(to: directive.name, in: Directive.known) ?? Directive.provide
      return Diagnostic(
        .unknownDirective, "unknown directive \(name); did you mean '@\(nearest)'?", at: directive.place)
    }
    if bodies.contains(where: {
      $0.contains(directive.comment.nextToken) && $0.lowerBound < directive.comment.nextToken
    }) {
      return Diagnostic(
        .unsupportedDeclaration,
        "\(name) inside a body: what is local there cannot be reached from a container",
        at: directive.place)
    }
    return Diagnostic(.danglingDirective, "\(name) \(reason(for: directive))", at: directive.place)
  }

  private func reason(for directive: Directive) -> String {
    if directive.name != Directive.provide {
      return
        "belongs to no parameter; write it inside the parameter as a block comment, or at the end of its line"
    }
    if directive.comment.isBlock { return "is a block comment; write it as a line of its own: // @provide" }
    if !file.isFirstOnLine(directive.comment.start) {
      return "ends a line of code; it must stand on a line of its own, directly above what it provides"
    }
    let next = stream.tokens[directive.comment.nextToken]
    if next.kind != .end, hasBlankLine(from: directive.end, to: next.start) {
      return "is followed by a blank line; it must stand directly above what it provides"
    }
    return "stands above nothing that can be provided"
  }
}
