// SPDX-License-Identifier: MIT

/// Values: of no interest but for where they end, and what kind of value they are.
extension TokenCursor {
  /// Passes a value.
  /// - Parameter endsWithLine: whether a line that cannot go on with the expression ends it, as behind a
  ///   property; a parameter's default ends at a comma or parenthesis only.
  /// - Returns: the value's text and kind.
  mutating func parseExpression(endsWithLine: Bool) -> Expression {
    let start = self
    skipExpression(endsWithLine: endsWithLine)
    return Expression(kind: start.kindOfExpression(upTo: index), text: text(from: start.index))
  }

  private mutating func skipExpression(endsWithLine: Bool) {
    let start = index
    var typeEnd = start
    // Of an `if` as a value, neither commas nor ends of lines end anything before its `else`.
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

  /// Whether the braces ahead are of a property that has a value, and no closure behind that.
  private var opensAccessors: Bool {
    guard at("{") else { return false }
    var inside = self
    inside.advance()
    while inside.parseAttribute() != nil {}
    return ["didSet", "willSet", "init"].contains(inside.current.text)
  }

  /// Whether the line begins with what only goes on with an expression, such as the `label: {` behind a closure.
  private var continuesExpression: Bool {
    current.kind == .symbol || [".", ":", "{", "as", "is"].contains(current.text)
      || isName && peek(-1).text == "}" && peek(1).text == ":" && peek(2).text == "{"
  }

  /// Whether the line before ends with what must be followed by something.
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

  /// `<A, B>` in an expression, told from two comparisons as the compiler tells it: by what follows.
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

  /// What may be the type that the expression ahead makes one of, if it is nothing but a call.
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
