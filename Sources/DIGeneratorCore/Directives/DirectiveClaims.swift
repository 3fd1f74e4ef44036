// SPDX-License-Identifier: MIT

/// A file's directives, claimed by what they belong to as it is read. What nobody claims is a mistake.
struct DirectiveClaims {
  private let file: SourceFile
  private let stream: TokenStream
  private let directives: [Directive]
  /// Where the comments begin whose directives belong to something.
  private var claimed: Set<Int> = []
  /// The tokens of bodies and values, where all is local.
  private var bodies: [Range<Int>] = []

  init(_ file: SourceFile, _ stream: TokenStream) {
    (self.file, self.stream) = (file, stream)
    directives = DirectiveReader.directives(in: file, comments: stream.comments)
  }

  var isEmpty: Bool { directives.isEmpty }

  /// Notes where a body or a value stands.
  mutating func pass(body: Range<Int>) { if !isEmpty { bodies.append(body) } }

  // MARK: Claims

  /// The `@module`s of the file's first lines, above everything but comments; elsewhere they are nobody's.
  mutating func claimModule() -> [Directive] {
    claim(unclaimed(in: 0..<stream.tokens[0].start) { $0.name == Directive.module && fillsLine($0) })
  }

  /// The directives directly above a declaration, or between its attributes, and what was meant to be one of them.
  mutating func claim(above head: DeclarationHead) -> (directives: [Directive], attempts: [Directive]) {
    let first = head.tokens.lowerBound
    let range = (first > 0 ? stream.tokens[first - 1].end : 0)..<head.offset
    let found = claim(
      unclaimed(in: range) { $0.isOfDeclarations && fillsLine($0) && !isAboveBlankLine($0) })
    return (found, unclaimed(in: range, where: \.isMeantAbove))
  }

  /// The directives that end the line of the property just read.
  mutating func claim(behind cursor: TokenCursor) -> [Directive] {
    if isEmpty { return [] }
    let end = cursor.peek(-1).end
    return claim(
      unclaimed(in: end..<min(file.endOfLine(at: end), cursor.current.start), where: \.isOfParameters))
  }

  /// Gives each parameter its directives: block comments inside it, and line comments that end its line.
  mutating func claim(for parameters: inout [Declaration.Parameter], spans: [Range<Int>]) {
    if isEmpty { return }
    // A comment at the end of a line belongs to the last parameter on it.
    for (index, span) in zip(parameters.indices, spans).reversed() {
      let tokens = stream.tokens
      let (end, next) = (tokens[span.upperBound - 1].end, tokens[span.upperBound].start)
      let range = tokens[span.lowerBound - 1].end..<max(file.endOfLine(at: end), next)
      parameters[index].directives = claim(
        unclaimed(in: range) { directive in
          let isInside = directive.start < next && !endsLineOfOther(directive)
          return directive.isOfParameters && (directive.comment.isBlock ? isInside : directive.start >= end)
        })
    }
  }

  /// The directives between two offsets that nobody has claimed and that belong there.
  private func unclaimed(in range: Range<Int>, where belongs: (Directive) -> Bool) -> [Directive] {
    let first = directives.indices.bisect { directives[$0].start >= range.lowerBound }
    return directives[first...].prefix { $0.start < range.upperBound }.filter {
      !claimed.contains($0.start) && belongs($0)
    }
  }

  private mutating func claim(_ found: [Directive]) -> [Directive] {
    claimed.formUnion(found.map(\.start))
    return found
  }

  // MARK: Places

  /// Whether a block comment ends the line of what stands before a comma, and the parameter begins below.
  private func endsLineOfOther(_ directive: Directive) -> Bool {
    isBehindComma(directive) && !directive.comment.isFirstOnLine && tokenBehind(directive).isFirstOnLine
  }

  /// Whether a directive is a line comment on a line of its own.
  private func fillsLine(_ directive: Directive) -> Bool {
    !directive.comment.isBlock && directive.comment.isFirstOnLine
  }

  private func tokenBehind(_ directive: Directive) -> Token { stream.tokens[directive.comment.nextToken] }

  private func isBehindComma(_ directive: Directive) -> Bool {
    let next = directive.comment.nextToken
    return next > 0 && stream.tokens[next - 1].text == ","
  }

  /// Whether a blank line lies between a directive and the next token.
  private func isAboveBlankLine(_ directive: Directive) -> Bool {
    let lines = stream.blankLines
    let next = lines.indices.bisect { lines[$0] >= directive.end }
    return next < lines.count && lines[next] < tokenBehind(directive).start
  }

  /// Whether a directive stands in a body. One behind the brace ends the first line of a declaration.
  private func isLocal(_ directive: Directive) -> Bool {
    let next = directive.comment.nextToken
    return bodies.contains {
      $0.dropFirst().contains(next) && (next > $0.lowerBound + 1 || directive.comment.isFirstOnLine)
    }
  }

  // MARK: Mistakes

  /// What nobody claimed; more than a hundred in a file help no one.
  private var strays: [Directive] {
    Array(directives.lazy.filter { !claimed.contains($0.start) }.prefix(100))
  }

  /// What is wrong with what nobody claimed.
  var mistakes: [Diagnostic] { strays.map(mistake) }

  /// Notes at declarations what nobody claimed and what ends a line of theirs.
  func noteStrays(at declarations: [Declaration]) {
    for stray in strays where !stray.isMeantAbove && !isLocal(stray) {
      let last = declarations.last { $0.offset < stray.start }
      // Behind a brace it may have been meant for any type around.
      for declaration in last.map({ [$0] + $0.ancestors }) ?? [] { declaration.attempts.append(stray) }
    }
  }

  private func mistake(_ directive: Directive) -> Diagnostic {
    let (title, place) = ("'@\(directive.name)'", directive.place)
    if !Directive.known.contains(directive.name) { return misspelling(directive) }
    if directive.name != Directive.module, isLocal(directive) {
      return Diagnostic(
        .unsupportedDeclaration,
        "\(title) inside a body: what is local there cannot be reached from a container", at: place)
    }
    return Diagnostic(.danglingDirective, "\(title) \(reason(for: directive))", at: place)
  }

  private func misspelling(_ directive: Directive) -> Diagnostic {
    let meant = Directive.meant(by: directive.name) ?? Directive.provide
    let word = directive.name.lowercased()
    let (isLifetime, isBare) = (Directive.lifetimes.contains(word), directive.options.isEmpty)
    let text = isLifetime ? "\(meant)(\(word)\(isBare ? "" : ", …"))" : meant
    // The word that was meant, unless that would be refused next.
    let isMend = isBare ? meant != Directive.module : !isLifetime
    return Diagnostic(
      .unknownDirective, "unknown directive '@\(directive.name)'; did you mean '@\(text)'?",
      at: directive.place,
      fix: isMend ? .init(replacing: "@\(directive.name)", with: "@\(text)", at: directive.place) : nil)
  }

  private func reason(for directive: Directive) -> String {
    if directive.name == Directive.module {
      return
        "belongs to the first lines of a file, above everything but comments, on a line of its own: // @module(isolation: MainActor)"
    }
    if directive.isOfParameters {
      return directive.comment.isBlock && isBehindComma(directive)
        ? "stands behind the comma, outside the parameter; write it in front of the comma"
        : "belongs to no parameter; write it inside the parameter as a block comment, or at the end of its line"
    }
    let isContainer = directive.name == Directive.container
    let object = isContainer ? "the struct of the inputs" : "what it \(directive.name)s"
    if directive.comment.isBlock {
      return "is a block comment; write it as a line of its own: // @\(directive.name)"
    }
    if !directive.comment.isFirstOnLine {
      return "ends a line of code; it must stand on a line of its own, directly above \(object)"
    }
    let next = tokenBehind(directive)
    if next.kind != .end, isAboveBlankLine(directive) {
      return "is followed by a blank line; it must stand directly above \(object)"
    }
    if next.text == "#if" { return "stands above '#if'; write it inside, above the declaration" }
    return isContainer ? "stands above no struct" : "stands above nothing that can be \(directive.name)d"
  }
}
