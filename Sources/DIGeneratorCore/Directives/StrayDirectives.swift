// SPDX-License-Identifier: MIT

/// What is left over when every declaration has taken its directives: each is a mistake.
extension DirectiveClaims {
  /// Reports the directives that nobody claimed; more than a hundred in a file help no one.
  func reportStrays(among declarations: [Declaration], _ diagnostics: inout DiagnosticCollector) {
    for (directive, isLocal) in strays.prefix(100) {
      let (start, isKnown) = (directive.comment.start, Directive.known.contains(directive.name))
      // One that ends the first line of a declaration was meant for that.
      if isKnown, !isLocal, directive.isMeantForDeclarations, !directive.comment.isBlock,
        !file.isFirstOnLine(start)
      {
        declarations.first { $0.offset < start && file.areOnOneLine($0.offset, start) }?
          .attempts.append(directive)
      }
      if !isKnown {
        diagnostics.report(misspelling(directive))
      } else if isLocal, directive.name != Directive.module {
        diagnostics.report(
          .unsupportedDeclaration,
          "'@\(directive.name)' inside a body: what is local there cannot be reached from a container",
          at: directive.place)
      } else {
        diagnostics.report(
          .danglingDirective, "'@\(directive.name)' \(reason(for: directive))", at: directive.place)
      }
    }
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
      fix: isMend
        ? .init(replacing: "@\(directive.name)", with: "@\(text)", at: directive.place) : nil)
  }

  private func reason(for directive: Directive) -> String {
    if directive.name == Directive.module {
      return
        "belongs to the first lines of a file, above everything but comments, on a line of its own: // @module(isolation: MainActor)"
    }
    if Directive.ofParameters.contains(directive.name) {
      if directive.comment.isBlock, isBehindComma(directive) {
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
    let next = tokenBehind(directive)
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
