// SPDX-License-Identifier: MIT

/// A file's directives. While the file is read, declarations claim their directives; an unclaimed one is a mistake.
struct DirectiveClaims {
  private let file: SourceFile
  private let stream: TokenStream
  private let directives: [Directive]
  /// The offsets of the comments with claimed directives.
  private var claimed: Set<Int> = []
  /// The offsets of the comments in doubt that are meant as directives, by their places.
  private var meant: Set<Int> = []
  /// The comments in doubt among them that are meant as `@provide`, although they have another directive's word.
  private var meantToProvide: Set<Int> = []
  /// The tokens of bodies and values, in which all declarations are local.
  private var bodies: [Range<Int>] = []

  init(_ file: SourceFile, _ stream: TokenStream) {
    self.file = file
    self.stream = stream
    directives = DirectiveReader.directives(in: file, comments: stream.comments)
  }

  var isEmpty: Bool { directives.isEmpty }

  /// Notes the tokens of a body or a value.
  mutating func pass(body: Range<Int>) { if !isEmpty { bodies.append(body) } }

  // MARK: Claims

  /// Claims the `@module`s in the file's first lines, above everything but comments. Anywhere else they stay unclaimed.
  mutating func claimModule() -> [Directive] {
    claim(unclaimed(in: 0..<stream.tokens[0].start) { $0.kind == .module && fillsLine($0) })
  }

  /// Claims the directives directly above a declaration or between its attributes for its head. The misplaced ones, some
  /// misspelt, stay unclaimed. A word of another library counts above what can be built.
  mutating func claim(for head: inout DeclarationHead, isBuilt: Bool) {
    let first = head.tokens.lowerBound
    let range = (first > 0 ? stream.tokens[first - 1].end : 0)..<head.offset
    let isProperty = head.kind == .let || head.kind == .var
    head.directives = claim(
      unclaimed(in: range) {
        $0.isOfDeclarations && (isProperty || $0.kind != .inject) && fillsLine($0) && !isAboveBlankLine($0)
      })
    head.misplacedDirectives = unclaimed(in: range) { directive in
      // Above a type, `@Inject` may be an attribute that is commented out.
      let isThere =
        directive.isDocumentation || isBuilt && directive.name != "Inject"
        || isProperty && directive.isForeignInject
      return directive.isMeantAbove
        && (!directive.isInDoubt || isThere && fillsLine(directive) && !isAboveBlankLine(directive))
    }
    meant.formUnion(head.misplacedDirectives.map(\.start))
    if isBuilt { meantToProvide.formUnion(head.misplacedDirectives.map(\.start)) }
  }

  /// Claims the directives that end the line of the property just read.
  mutating func claim(behind cursor: TokenCursor) -> [Directive] {
    if isEmpty { return [] }
    let end = cursor.peek(-1).end
    return claim(
      unclaimed(in: end..<min(file.endOfLine(at: end), cursor.current.start), where: \.isOfProperties))
  }

  /// Gives each parameter its directives: block comments inside it, and line comments that end its line.
  mutating func claim(for parameters: inout [Declaration.Parameter], spans: [Range<Int>]) {
    if isEmpty { return }
    // A comment at the end of a line belongs to the last parameter on it.
    for (index, span) in zip(parameters.indices, spans).reversed() {
      let tokens = stream.tokens
      let end = tokens[span.upperBound - 1].end
      let next = tokens[span.upperBound].start
      let range = tokens[span.lowerBound - 1].end..<max(file.endOfLine(at: end), next)
      parameters[index].directives = claim(
        unclaimed(in: range) { directive in
          let isInside = directive.start < next && !endsLineOfOther(directive)
          return directive.isOfParameters && (directive.comment.isBlock ? isInside : directive.start >= end)
        })
    }
  }

  /// The unclaimed directives between two offsets that belong there.
  private func unclaimed(in range: Range<Int>, where belongs: (Directive) -> Bool) -> [Directive] {
    let first = directives.indices.bisect { directives[$0].start >= range.lowerBound }
    guard first < directives.count, directives[first].start < range.upperBound else { return [] }
    return directives[first...].prefix { $0.start < range.upperBound }.filter {
      !claimed.contains($0.start) && belongs($0)
    }
  }

  private mutating func claim(_ found: [Directive]) -> [Directive] {
    claimed.formUnion(found.map(\.start))
    return found
  }

  // MARK: Places

  /// Whether a block comment ends the line of the parameter before a comma, and the next parameter begins below.
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

  /// Whether a directive stands in a body. A comment on the opening brace's line does not: it ends the declaration's line.
  private func isLocal(_ directive: Directive) -> Bool {
    let next = directive.comment.nextToken
    return bodies.contains {
      $0.dropFirst().contains(next) && (next > $0.lowerBound + 1 || directive.comment.isFirstOnLine)
    }
  }

  // MARK: Mistakes

  /// The unclaimed directives; reporting more than a hundred in a file would help no one.
  private var strays: [Directive] {
    Array(
      directives.lazy.filter { !claimed.contains($0.start) && (!$0.isInDoubt || meant.contains($0.start)) }
        .prefix(100))
  }

  /// The diagnostics for the unclaimed directives.
  var mistakes: [Diagnostic] { strays.map(mistake) }

  /// Adds unclaimed directives to the misplaced ones of the declaration before them and of the types around it. Leaves out local
  /// ones, and the ones above a declaration, which `claim(for:)` has found already.
  func noteStrays(at declarations: [Declaration]) {
    for stray in strays where !stray.isMeantAbove && !isLocal(stray) {
      let last = declarations.last { $0.offset < stray.start }
      // Behind a brace, the directive may have been meant for any of the enclosing types.
      for declaration in last?.withAncestors ?? [] {
        declaration.misplacedDirectives.append(stray)
      }
    }
  }

  private func mistake(_ directive: Directive) -> Diagnostic {
    let title = "'@\(directive.name)'"
    let place = directive.place
    let isMisspelt =
      directive.kind == nil || directive.kind == .inject && meantToProvide.contains(directive.start)
    if isMisspelt { return misspelling(directive) }
    if directive.kind != .module, isLocal(directive) {
      return Diagnostic(
        .unsupportedDeclaration,
        "\(title) inside a body: a container cannot reach local declarations", at: place)
    }
    return Diagnostic(.danglingDirective, "\(title) \(reason(for: directive))", at: place)
  }

  private func misspelling(_ directive: Directive) -> Diagnostic {
    if directive.isDocumentation {
      return Diagnostic(
        .unknownDirective,
        "'@\(directive.name)' in documentation ('///') is no directive; write it as a plain comment: // @\(directive.name)",
        at: directive.place,
        fix: .init(replacing: "///", with: "//", at: file.place(at: directive.start)))
    }
    var meant = Directive.meant(by: directive.name) ?? .provide
    if meantToProvide.contains(directive.start) {
      if meant == .inject { meant = .provide }
    } else if directive.isForeignInject {
      meant = .inject
    }
    let word = directive.name.lowercased()
    let isLifetime = Lifetime(rawValue: word) != nil
    let isBare = directive.options.isEmpty
    let text = isLifetime ? "\(meant)(\(word)\(isBare ? "" : ", …"))" : "\(meant)"
    // The text behind the name: a lifetime takes the place of empty parentheses, and stands before other options.
    let next = directive.place.offset + 1 + directive.name.utf8.count
    let rest = !isLifetime || file.bytes.dropFirst(next).first != "(" ? "" : isBare ? "()" : "("
    let new = rest == "(" ? "\(meant)(\(word), " : text
    // No fix if the directive that it writes would be refused next.
    return Diagnostic(
      .unknownDirective, "unknown directive '@\(directive.name)'; did you mean '@\(text)'?",
      at: directive.place,
      fix: isBare && meant == .module
        ? nil : .init(replacing: "@\(directive.name)\(rest)", with: "@\(new)", at: directive.place))
  }

  private func reason(for directive: Directive) -> String {
    if directive.kind == .module {
      return
        "belongs to the first lines of a file, above everything but comments, on a line of its own: // @module(isolation: MainActor)"
    }
    if directive.kind == .inject, directive.comment.isBlock || !directive.comment.isFirstOnLine {
      return placeOfInject
    }
    if directive.isOfParameters {
      return directive.comment.isBlock && isBehindComma(directive)
        ? "stands behind the comma, outside the parameter; write it in front of the comma"
        : "belongs to no parameter; write it inside the parameter as a block comment, or at the end of its line"
    }
    if directive.comment.isBlock {
      return "is a block comment; write it as a line of its own: // @\(directive.name)"
    }
    if !directive.comment.isFirstOnLine {
      return "ends a line of code; it must stand on a line of its own, directly above the declaration"
    }
    let next = tokenBehind(directive)
    if next.kind != .end, isAboveBlankLine(directive) {
      return "is followed by a blank line; it must stand directly above the declaration"
    }
    if next.text == "#if" { return "stands above '#if'; write it inside, above the declaration" }
    return switch directive.kind {
    case .container: "stands above no struct"
    case .inject: placeOfInject
    default: "stands above nothing that can be \(directive.name)d"
    }
  }
}

private let placeOfInject =
  "belongs to a stored 'var' of a class or struct: on the line above it, or at the end of its line"
