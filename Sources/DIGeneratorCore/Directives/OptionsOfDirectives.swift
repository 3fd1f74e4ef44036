// SPDX-License-Identifier: MIT

extension Directive {
  /// Hands out the options one by one, and reports what is said to be wrong with them and what stands behind their end.
  /// - Parameters:
  ///   - diagnostics: takes what is wrong.
  ///   - take: takes an option by its label or, where it has none, its word, and says what is wrong with it; `isNew` is
  ///     whether it is the first of that label or word. An empty place is none.
  /// - Returns: whether nothing was wrong.
  func readOptions(
    _ diagnostics: inout DiagnosticCollector, _ take: (Option, _ word: String, _ isNew: Bool) -> Complaint?
  ) -> Bool {
    var (seen, isSound) = (Set<String>(), true)
    // Where the end is missing, the last option may have swallowed anything.
    for option in isClosed ? options : [] {
      let word = option.label ?? option.values[0].text
      let complaint: Complaint? =
        word.isEmpty ? "an option is missing here" : take(option, word, seen.insert(word).inserted)
      guard let complaint else { continue }
      diagnostics.report(
        .unknownOption, complaint.message, at: complaint.place ?? option.place, fix: complaint.fix)
      isSound = false
    }
    return reportExcess(&diagnostics) && isSound
  }

  /// The same where nothing may be said twice.
  func readOptions(
    _ diagnostics: inout DiagnosticCollector, once take: (Option, _ word: String) -> Complaint?
  ) -> Bool {
    readOptions(&diagnostics) { $2 ? take($0, $1) : "'\($1)' is given twice" }
  }

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
    let isOption = options.isEmpty && name == Directive.provide && ProvideOptions.areOptions(text)
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
