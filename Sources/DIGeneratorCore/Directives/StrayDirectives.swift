// SPDX-License-Identifier: MIT

/// What is left over when every declaration has taken its directives: each is a mistake.
extension DirectiveClaims {
  /// Reports the directives that nobody claimed; more than a hundred in a file help no one.
  func reportStrays(among declarations: [Declaration], _ diagnostics: inout DiagnosticCollector) {
    for directive in directives.indices.lazy.filter({ !isClaimed[$0] }).prefix(100).map({ directives[$0] }) {
      let start = directive.comment.start
      var diagnostic = complaint(about: directive)
      if diagnostic.id == .danglingDirective, Directive.aboveDeclarations.contains(directive.name) {
        if file.isFirstOnLine(start) {
          diagnostic.fix = fix(of: directive, among: declarations)
        } else if !directive.comment.isBlock {
          // One that ends the first line of a declaration was meant for that.
          declarations.first { $0.offset < start && file.areOnOneLine($0.offset, start) }?
            .attempts.append(directive)
        }
      }
      diagnostics.report(diagnostic)
    }
  }

  /// What brings a directive that begins a line, as a line comment, down to the declaration that follows.
  private func fix(of directive: Directive, among declarations: [Declaration]) -> Diagnostic.Fix? {
    let next = stream.tokens[directive.comment.nextToken]
    let (start, gap) = (directive.comment.start, file.bytes[directive.end..<next.start])
    guard gap.allSatisfy(\.isWhitespace), let newline = gap.lastIndex(of: "\n"),
      declarations.contains(where: { $0.offset >= next.start && file.areOnOneLine($0.offset, next.start) })
    else { return nil }
    let (comment, old) = (file.text(start..<directive.end), file.text(start..<newline))
    let line = directive.comment.isBlock ? "// " + String(comment.dropFirst(2).dropLast(2)).trimmed : comment
    return line == old
      ? nil : .init("write '\(line)' directly above", [.init(old, becomes: line, at: file.place(at: start))])
  }

  private func complaint(about directive: Directive) -> Diagnostic {
    let (name, place) = ("'@\(directive.name)'", directive.place)
    if !Directive.known.contains(directive.name) {
      let meant = Directive.meant(by: directive.name) ?? Directive.provide
      let word = directive.name.lowercased()
      let (isLifetime, isBare) = (Directive.lifetimes.contains(word), directive.options.isEmpty)
      let text = isLifetime ? "\(meant)(\(word)\(isBare ? "" : ", …"))" : meant
      // The word that was meant, unless that would be refused next.
      let isMend = isBare ? meant != Directive.module : !isLifetime
      return Diagnostic(
        .unknownDirective, "unknown directive \(name); did you mean '@\(text)'?", at: place,
        fix: isMend ? .init(replacing: "@\(directive.name)", with: "@\(text)", at: place) : nil)
    }
    // In a body, and not just behind the brace at the end of a declaration's first line.
    let next = directive.comment.nextToken
    let first = file.isFirstOnLine(directive.comment.start) ? next : next - 1
    if directive.name != Directive.module,
      bodies.contains(where: { $0.contains(next) && $0.lowerBound < first })
    {
      return Diagnostic(
        .unsupportedDeclaration,
        "\(name) inside a body: what is local there cannot be reached from a container", at: place)
    }
    return Diagnostic(.danglingDirective, "\(name) \(reason(for: directive))", at: place)
  }

  private func reason(for directive: Directive) -> String {
    if directive.name == Directive.module {
      return
        "belongs to the first lines of a file, above everything but comments, on a line of its own: // @module(isolation: MainActor)"
    }
    if !Directive.aboveDeclarations.contains(directive.name) {
      let next = directive.comment.nextToken
      if directive.comment.isBlock, next > 0, stream.tokens[next - 1].text == "," {
        return "stands behind the comma, outside the parameter; write it in front of the comma"
      }
      return
        "belongs to no parameter; write it inside the parameter as a block comment, or at the end of its line"
    }
    if directive.comment.isBlock {
      return "is a block comment; write it as a line of its own: // @\(directive.name)"
    }
    if !file.isFirstOnLine(directive.comment.start) {
      return
        "ends a line of code; it must stand on a line of its own, directly above \(directive.object)"
    }
    let next = stream.tokens[directive.comment.nextToken]
    if next.kind != .end, hasBlankLine(from: directive.end, to: next.start) {
      return "is followed by a blank line; it must stand directly above \(directive.object)"
    }
    if next.text == "#if" { return "stands above '#if'; write it inside, above the declaration" }
    return directive.name == Directive.container
      ? "stands above no struct" : "stands above nothing that can be \(directive.name)d"
  }
}

extension Directive {
  /// What it has to stand above.
  fileprivate var object: String {
    name == Directive.container ? "the struct of the inputs" : "what it \(name)s"
  }
}
