// SPDX-License-Identifier: MIT

/// Reads values as far as their ends and kinds.
extension TokenCursor {
  /// Passes a value.
  /// - Parameter endsWithLine: whether a line that cannot continue the expression ends it, as it ends a property's
  ///   value; a parameter's default ends only at a comma or a closing bracket.
  /// - Returns: the value's text and kind.
  mutating func parseExpression(endsWithLine: Bool) -> Expression {
    let start = self
    skipExpression(endsWithLine: endsWithLine)
    return Expression(kind: start.kindOfExpression(upTo: index), text: text(from: start.index))
  }

  private mutating func skipExpression(endsWithLine: Bool) {
    let start = index
    var typeEnd = start
    // In an `if` expression, neither a comma nor a line's end ends the value before the `else`.
    var pendingElses = 0
    while !isAtEnd, current.kind != .close {
      let isAtLineEnd = index > start && current.isFirstOnLine && (index == typeEnd || !needsOperand)
      if pendingElses == 0, endsExpression(withLine: endsWithLine, isAtLineEnd: isAtLineEnd) { return }
      if at("if"), peek(-1).text != "." { pendingElses += 1 }
      if at("else"), pendingElses > 0 { pendingElses -= 1 }
      if opensBracket {
        skipBalanced()
      } else if attempt({ $0.parseGenericArgumentsInExpression() }) != nil {
        typeEnd = index
      } else {
        advance()
      }
    }
  }

  private func endsExpression(withLine endsWithLine: Bool, isAtLineEnd: Bool) -> Bool {
    if at(",") || at(";") { return true }
    return endsWithLine && (opensAccessors || isAtLineEnd && !continuesExpression)
  }

  /// Whether the braces ahead hold the accessors of a property with a value, and are no trailing closure.
  private var opensAccessors: Bool {
    guard at("{") else { return false }
    var inside = self
    inside.advance()
    while inside.parseAttribute() != nil {}
    return ["didSet", "willSet", "init"].contains(inside.current.text)
  }

  /// Whether the line begins with a token that continues an expression, such as the `label: {` of a second closure.
  private var continuesExpression: Bool {
    current.kind == .symbol || [".", ":", "{", "as", "is"].contains(current.text)
      || isName && peek(-1).text == "}" && peek(1).text == ":" && peek(2).text == "{"
  }

  /// Whether the line before ends with a token that needs an operand, such as `=` or `try`.
  private var needsOperand: Bool {
    var last = peek(-1)
    guard last.kind == .symbol else {
      return Self.beforeOperands.contains(last.text) && peek(-2).text != "."
    }
    if last.text == "=" || last.text == "->" { return true }
    var distance = -1
    while index + distance > 0, last.kind == .symbol, !last.followsSpace {
      distance -= 1
      last = peek(distance)
    }
    return last.kind == .symbol || last.text == "try" || last.text == "as"
  }

  private static let beforeOperands = ". : try await as is consume copy else switch any some".words

  /// `<A, B>` in an expression. As in the compiler, the token behind it tells it from two comparisons.
  private mutating func parseGenericArgumentsInExpression() -> [TypeSyntax]? {
    guard !current.followsSpace, let arguments = parseGenericArguments() else { return nil }
    if current.isFirstOnLine { return arguments }
    let isEnded =
      switch current.kind {
      case .end, .close, .punctuation: true
      case .open: !at("[")
      case .symbol: current.followsSpace || ["=", "?", "!"].contains(current.text)
      default: false
      }
    return isEnded ? arguments : nil
  }

  // MARK: Kinds

  private func kindOfExpression(upTo end: Int) -> Expression.Kind {
    let value = tokens[index..<end]
    let unsigned = value.first?.text == "-" ? value.dropFirst() : value
    if unsigned.count == 1, let kind = unsigned.first?.literalKind { return kind }
    if value.first?.text == "[", value.allSatisfy(\.isPartOfCollection) { return .collection }
    if value.allSatisfy({ $0.isName || $0.text == "." }) { return .path }
    return typeCalled(upTo: end).map(Expression.Kind.call) ?? .other
  }

  /// The type of `Type(…)`, if the expression ahead is a single call of a capitalised name.
  private func typeCalled(upTo end: Int) -> TypeSyntax? {
    var cursor = self
    guard let path = cursor.parsePath(), cursor.at("("), path.last?.name.first?.isUppercase == true
    else { return nil }
    cursor.skipBalanced()
    return cursor.index == end ? .named(path) : nil
  }
}

extension Token {
  fileprivate var literalKind: Expression.Kind? {
    switch (kind, text) {
    case (.integer, _): .integer
    case (.floating, _): .floating
    case (.string, _): .string
    case (_, "true"), (_, "false"): .bool
    case (_, "nil"): .nil
    default: nil
    }
  }

  fileprivate var isPartOfCollection: Bool {
    literalKind != nil || ["[", "]", ",", ":", "-"].contains(text)
  }
}
