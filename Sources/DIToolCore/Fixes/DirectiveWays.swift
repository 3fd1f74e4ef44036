// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// The ways to mend a directive that belongs to nothing: to move it where it was meant, or to remove it.
struct DirectiveWays {
  private let diagnostic: Diagnostic
  private let files: ReadFiles
  private let directive: WrittenDirective?

  init(of diagnostic: Diagnostic, in files: ReadFiles) {
    (self.diagnostic, self.files) = (diagnostic, files)
    directive = WrittenDirective(around: diagnostic.place)
  }

  private var place: Place { diagnostic.place }
  private var source: SourceFile { place.source }

  var all: [Way] {
    guard let directive else { return [] }
    if let fix = moved(directive) { return [Way(fix: fix, isCertain: true)] }
    let others = [aboveLine(directive), aboveType(directive), toFirstLine(directive)].compactMap(\.self)
    return (others + [directive.removal]).map { Way(fix: $0) }
  }

  // MARK: To the place that is certain

  private func moved(_ directive: WrittenDirective) -> Diagnostic.Fix? {
    let message = diagnostic.message
    if message.contains(" is followed by a blank line") { return overBlankLines(directive) }
    if message.contains(" is a block comment;") { return asLine(directive) }
    if message.contains("stands behind the comma") { return beforeComma(directive) }
    if message.contains(" above one declaration; merge ") { return merged(directive) }
    return message.contains("belongs to no parameter") ? insideParameter(directive) : nil
  }

  /// Removes the blank lines below the directive.
  private func overBlankLines(_ directive: WrittenDirective) -> Diagnostic.Fix? {
    let lines = (place.line + 1...max(place.line + 1, source.lineCount)).prefix { isBlankOrComment($0) }
    let blank = lines.filter { text(ofLine: $0).isBlank }
    guard let last = blank.last else { return nil }
    let range = directive.comment.upperBound..<source.content(ofLine: last).upperBound
    let kept = lines.filter { $0 < last && !blank.contains($0) }.map { "\n" + text(ofLine: $0) }.joined()
    return place.replacing(range, with: kept, "remove the blank line below \(directive.text)")
  }

  private func text(ofLine line: Int) -> String { place.text(source.content(ofLine: line)) }

  private func isBlankOrComment(_ line: Int) -> Bool {
    guard line <= source.lineCount else { return false }
    let text = text(ofLine: line).trimmed
    return text.isEmpty || text.hasPrefix("//")
  }

  /// Writes a block comment that begins a line as a line of its own.
  private func asLine(_ directive: WrittenDirective) -> Diagnostic.Fix? {
    guard directive.startsLine, files.declarations(of: source).contains(where: isBehind(directive)) else {
      return nil
    }
    let rest = place.text(directive.comment.upperBound..<place.lineRange.upperBound)
    let blanks = rest.prefix { $0 == " " }.utf8.count
    let range = directive.comment.lowerBound..<directive.comment.upperBound + blanks
    let end = rest.isBlank ? "" : "\n\(place.indent)"
    return place.replacing(range, with: "// \(directive.text)\(end)", "write it as a line of its own")
  }

  /// Whether a declaration is the first code behind the directive.
  private func isBehind(_ directive: WrittenDirective) -> (Declaration) -> Bool {
    { declaration in
      guard declaration.place.offset >= directive.comment.upperBound else { return false }
      let between = place.text(directive.comment.upperBound..<declaration.place.offset)
      return between.firstMatch(of: #/[{}():,]/#) == nil
    }
  }

  private func beforeComma(_ directive: WrittenDirective) -> Diagnostic.Fix? {
    let head = place.text(place.lineRange.lowerBound..<directive.comment.lowerBound)
    guard let comma = head.lastIndex(of: ","), head[comma...].dropFirst().allSatisfy(\.isWhitespace) else {
      return nil
    }
    let start = place.lineRange.lowerBound + head[..<comma].utf8.count
    return place.replacing(
      start..<directive.comment.upperBound, with: " \(place.text(directive.comment)),",
      "write it in front of the comma")
  }

  /// Joins the options of all directives of the same kind above the declaration.
  private func merged(_ directive: WrittenDirective) -> Diagnostic.Fix? {
    let all = alike(directive)
    guard let first = all.first, let last = all.last, first.place.line < last.place.line,
      all.allSatisfy(\.fillsLine)
    else { return nil }
    let options = all.flatMap(\.options).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let others = (first.place.line + 1..<last.place.line).filter { line in
      !all.contains { $0.place.line == line }
    }
    let new = first.text(with: options), rest = others.map { "\n" + text(ofLine: $0) }.joined()
    return place.replacing(first.place.offset..<last.comment.upperBound, with: new + rest, "write \(new)")
  }

  /// All directives of the same kind above the same declaration.
  private func alike(_ directive: WrittenDirective) -> [WrittenDirective] {
    let above = files.declarations(of: source).lazy.map(\.directives).first {
      $0.contains { $0.place == directive.place }
    }
    return (above ?? []).filter { $0.name == directive.name }.compactMap {
      WrittenDirective(around: $0.place)
    }
  }

  /// Moves a directive on a line of its own behind the parameter on the next line.
  private func insideParameter(_ directive: WrittenDirective) -> Diagnostic.Fix? {
    guard directive.fillsLine, place.line < source.lineCount else { return nil }
    let next = source.content(ofLine: place.line + 1)
    let parameter = files.declarations(of: source).flatMap(\.parameters).first {
      next.contains($0.place.offset)
    }
    guard let end = parameter.flatMap({ WrittenParameter(at: $0.place, in: files) })?.behindType,
      next.contains(end)
    else { return nil }
    let text = "\(place.text(next.lowerBound..<end)) /* \(directive.text) */"
    return place.replacing(place.lineRange.lowerBound..<end, with: text, "write it inside the parameter")
  }

  // MARK: To a place to choose

  /// Moves a directive at the end of a line above the line, if a declaration begins there.
  private func aboveLine(_ directive: WrittenDirective) -> Diagnostic.Fix? {
    guard diagnostic.message.contains(" ends a line of code;") else { return nil }
    let line = place.lineRange
    let isThere = files.declarations(of: source).contains {
      $0.kind != .import && line.contains($0.place.offset) && $0.place.offset < place.offset
    }
    let code = place.text(place.startOfCode.offset..<directive.comment.lowerBound).trimmed
    guard isThere, !code.hasPrefix("}") else { return nil }
    return place.replacing(
      place.startOfCode.offset..<directive.comment.upperBound,
      with: "// \(directive.text)\n\(place.indent)\(code)", "write // \(directive.text) above the line")
  }

  /// Provides the type of the property that has the directive.
  private func aboveType(_ directive: WrittenDirective) -> Diagnostic.Fix? {
    guard diagnostic.message.hasSuffix("; write above it: // @provide") else { return nil }
    let member = files.declarations(of: source).last { $0.place.offset < place.offset }
    return member?.parent?.place.insertingLine("// @provide", "write // @provide above the type")
  }

  /// Moves `@module` to the first line.
  private func toFirstLine(_ directive: WrittenDirective) -> Diagnostic.Fix? {
    guard directive.name == "module" else { return nil }
    let removal = directive.removal
    let start = source.content(ofLine: 1).lowerBound
    let head = place.text(start..<removal.place.offset)
    return place.replacing(
      start..<removal.place.offset + removal.old.utf8.count, with: "// \(directive.text)\n\(head)",
      "write // \(directive.text) in the first line")
  }
}
