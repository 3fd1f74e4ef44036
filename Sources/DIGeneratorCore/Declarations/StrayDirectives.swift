// SPDX-License-Identifier: MIT

/// What is left over when every declaration has taken its directives: each is a mistake.
extension DirectiveClaims {
  /// Reports every directive that nobody claimed.
  func reportStrays(_ diagnostics: inout DiagnosticCollector) {
    for (index, directive) in directives.enumerated() where !isClaimed[index] {
      diagnostics.report(complaint(about: directive))
    }
  }

  private func complaint(about directive: Directive) -> Diagnostic {
    let name = "'@\(directive.name)'"
    if !Directive.known.contains(directive.name) {
      let meant = Directive.meant(by: directive.name) ?? Directive.provide
      return Diagnostic(
        .unknownDirective, "unknown directive \(name); did you mean '@\(meant)'?", at: directive.place,
        fix: fix(of: directive, to: meant))
    }
    if directive.name != Directive.module, isInsideBody(directive) {
      return Diagnostic(
        .unsupportedDeclaration,
        "\(name) inside a body: what is local there cannot be reached from a container",
        at: directive.place)
    }
    return Diagnostic(.danglingDirective, "\(name) \(reason(for: directive))", at: directive.place)
  }

  /// Whether it is in a body, and not just behind the brace at the end of a declaration's first line.
  private func isInsideBody(_ directive: Directive) -> Bool {
    let next = directive.comment.nextToken
    let endsLine = !file.isFirstOnLine(directive.comment.start)
    return bodies.contains {
      $0.contains(next) && $0.lowerBound < (endsLine ? next - 1 : next)
    }
  }

  /// The word that was meant, unless that would be refused next.
  private func fix(of directive: Directive, to meant: String) -> Diagnostic.Fix? {
    if meant == Directive.module, directive.options.isEmpty { return nil }
    return Diagnostic.Fix(replacing: "@\(directive.name)", with: "@\(meant)", at: directive.place)
  }

  private func reason(for directive: Directive) -> String {
    if directive.name == Directive.module {
      return
        "belongs to the first lines of a file, above everything but comments, on a line of its own: // @module(isolation: MainActor)"
    }
    if !Directive.aboveDeclarations.contains(directive.name) {
      let next = directive.comment.nextToken
      if directive.comment.isBlock, next > 0, stream.tokens[next - 1].byte == .comma {
        return "stands behind the comma, outside the parameter; write it in front of the comma"
      }
      return
        "belongs to no parameter; write it inside the parameter as a block comment, or at the end of its line"
    }
    if directive.comment.isBlock {
      return "is a block comment; write it as a line of its own: // @\(directive.name)"
    }
    if followsCarriageReturn(directive) {
      return "stands behind a carriage return, which alone ends no line here; save the file with line feeds"
    }
    if !file.isFirstOnLine(directive.comment.start) {
      return
        "ends a line of code; it must stand on a line of its own, directly above \(directive.object)"
    }
    let next = stream.tokens[directive.comment.nextToken]
    if next.kind != .end, hasBlankLine(from: directive.end, to: next.start) {
      return "is followed by a blank line; it must stand directly above \(directive.object)"
    }
    if file.text(next.range) == "#if" { return "stands above '#if'; write it inside, above the declaration" }
    return directive.name == Directive.container
      ? "stands above no struct" : "stands above nothing that can be \(directive.name)d"
  }

  /// Whether it begins a line of a file whose lines end as those of old Macs do.
  private func followsCarriageReturn(_ directive: Directive) -> Bool {
    let before = file.bytes[..<directive.comment.start].last { $0 != .space && $0 != .tab }
    return before == .carriageReturn
  }
}

extension Directive {
  /// What it has to stand above.
  fileprivate var object: String {
    name == Directive.container ? "the struct of the inputs" : "what it \(name)s"
  }
}
