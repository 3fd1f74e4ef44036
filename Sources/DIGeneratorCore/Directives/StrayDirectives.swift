// SPDX-License-Identifier: MIT

/// What is left over when every declaration has taken its directives: each is a mistake.
extension DirectiveClaims {
  /// Reports the directives that nobody claimed; more than a hundred in a file help no one. One that ends the first line
  /// of a declaration was meant for that.
  func reportStrays(among declarations: [Declaration], _ diagnostics: inout DiagnosticCollector) {
    for directive in directives.indices.lazy.filter({ !isClaimed[$0] }).prefix(100).map({ directives[$0] }) {
      var diagnostic = complaint(about: directive)
      if diagnostic.id == .danglingDirective {
        if let meant = declaration(before: directive, among: declarations) {
          meant.attempts.append(directive)
          diagnostic.fix = fix(moving: directive, above: meant, among: declarations)
        } else {
          diagnostic.fix = fix(of: directive, among: declarations)
        }
      }
      diagnostics.report(diagnostic)
    }
  }

  /// The first declaration on a directive's line, if the directive belongs above one.
  private func declaration(before directive: Directive, among declarations: [Declaration]) -> Declaration? {
    guard Directive.aboveDeclarations.contains(directive.name), !directive.comment.isBlock,
      !file.isFirstOnLine(directive.comment.start)
    else { return nil }
    return declarations.first {
      $0.offset < directive.comment.start && file.areOnOneLine($0.offset, directive.comment.start)
    }
  }

  /// What brings a directive that begins a line, as a line comment, down to the declaration that follows.
  private func fix(of directive: Directive, among declarations: [Declaration]) -> Diagnostic.Fix? {
    let next = stream.tokens[directive.comment.nextToken]
    let (start, gap) = (directive.comment.start, file.bytes[directive.end..<next.start])
    guard Directive.aboveDeclarations.contains(directive.name), file.isFirstOnLine(start),
      gap.allSatisfy(\.isWhitespace), let newline = gap.lastIndex(of: "\n"),
      declarations.contains(where: { $0.offset >= next.start && file.areOnOneLine($0.offset, next.start) })
    else { return nil }
    let (comment, old) = (file.text(start..<directive.end), file.text(start..<newline))
    let line = directive.comment.isBlock ? "// " + String(comment.dropFirst(2).dropLast(2)).trimmed : comment
    return line == old
      ? nil : .init("write '\(line)' directly above", [.init(old, becomes: line, at: file.place(at: start))])
  }

  private func fix(
    moving directive: Directive, above declaration: Declaration, among declarations: [Declaration]
  ) -> Diagnostic.Fix? {
    var around: [Declaration] = []
    while let parent = (around.last ?? declaration).parent { around.append(declarations[parent]) }
    let comment = file.text(directive.comment.start..<directive.end)
    guard !comment.utf8.contains("\n"),
      var fix = Diagnostic.Fix(
        writing: comment, above: declaration, around: around, "'\(declaration.name)'")
    else { return nil }
    let code = file.bytes[..<directive.comment.start].lastIndex { !$0.isBlank } ?? -1
    let old = file.text(code + 1..<directive.end)
    fix.edits.append(.init(old, becomes: "", at: file.place(at: code + 1)))
    return fix
  }

  private func complaint(about directive: Directive) -> Diagnostic {
    let name = "'@\(directive.name)'"
    if !Directive.known.contains(directive.name) {
      let meant = Directive.meant(by: directive.name) ?? Directive.provide
      let lifetime =
        Directive.lifetimes.contains(directive.name.lowercased()) ? directive.name.lowercased() : nil
      let text = lifetime.map { "\(meant)(\($0)\(directive.options.isEmpty ? "" : ", …"))" } ?? meant
      return Diagnostic(
        .unknownDirective, "unknown directive \(name); did you mean '@\(text)'?", at: directive.place,
        fix: lifetime == nil || directive.options.isEmpty ? fix(of: directive, to: meant, text) : nil)
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
  private func fix(of directive: Directive, to meant: String, _ text: String) -> Diagnostic.Fix? {
    if meant == Directive.module, directive.options.isEmpty { return nil }
    return Diagnostic.Fix(replacing: "@\(directive.name)", with: "@\(text)", at: directive.place)
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
    if next.text == "#if" { return "stands above '#if'; write it inside, above the declaration" }
    return directive.name == Directive.container
      ? "stands above no struct" : "stands above nothing that can be \(directive.name)d"
  }

  /// Whether it begins a line of a file whose lines end as those of old Macs do.
  private func followsCarriageReturn(_ directive: Directive) -> Bool {
    let before = file.bytes[..<directive.comment.start].last { $0 != " " && $0 != "\t" }
    return before == "\r"
  }
}

extension Directive {
  /// What it has to stand above.
  fileprivate var object: String {
    name == Directive.container ? "the struct of the inputs" : "what it \(name)s"
  }
}
