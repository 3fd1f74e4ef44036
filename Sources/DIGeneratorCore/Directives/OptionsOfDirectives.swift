// SPDX-License-Identifier: MIT

extension Directive {
  /// Reports a missing parenthesis and whatever stands behind the directive's end; whether there was nothing.
  func reportExcess(_ diagnostics: inout DiagnosticCollector) -> Bool {
    if !isClosed {
      let text = place.source.text(comment.start..<end)
      let count = { (mark: Character) in text.filter { $0 == mark }.count }
      // Only where nothing else is open, and no other line could be meant to go on with it.
      let isPlain =
        comment.end == end && !comment.isBlock && count("(") == count(")") + 1 && count("[") == count("]")
      diagnostics.report(
        .unknownOption, "the options of '@\(name)' are not closed: ')' is missing", at: place,
        fix: isPlain ? .init("write ')'", [.init("", becomes: ")", at: place.source.place(at: end))]) : nil)
      return false
    }
    guard let excess else { return true }
    let text = String(excess.text.drop { ":[ ".contains($0) }.prefix { $0 != "]" })
    let isOption = options.isEmpty && name == Directive.provide && Directive.areOptions(text)
    let isRemark = ["//", "/*", "-", "–", "—"].contains { excess.text.hasPrefix($0) }
    let hint =
      excess.text.hasPrefix("(")
      ? "; options follow without a space: @\(name)\(excess.text)"
      : isOption
        ? "; options stand in parentheses: @\(name)(\(text))"
        : isRemark ? "; a remark goes on a line of its own" : ""
    let isPlain = excess.text.hasPrefix("(") || isOption && text == excess.text
    diagnostics.report(
      .unknownOption, "unexpected '\(excess.text)' behind '@\(name)'\(hint)", at: excess.place,
      fix: hint.isEmpty || !isPlain ? nil : fix(for: excess))
    return false
  }

  /// Options a space behind the word, or without parentheses.
  private func fix(for excess: Value) -> Diagnostic.Fix? {
    let end = place.moved(by: 1 + name.utf8.count)
    guard excess.place.line == end.line, end < excess.place else { return nil }
    let gap = String(repeating: " ", count: end.distance(to: excess.place))
    let options = excess.text.hasPrefix("(") ? excess.text : "(\(excess.text))"
    return Diagnostic.Fix(
      "write '@\(name)\(options)'", [.init(gap + excess.text, becomes: options, at: end)])
  }
}
