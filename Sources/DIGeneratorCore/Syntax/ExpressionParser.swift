// SPDX-License-Identifier: MIT

/// Values: of no interest but for where they end, and what kind of value they are.
extension TokenCursor {
  /// Passes a value and tells what kind it is.
  /// - Parameter endsWithLine: whether a line that cannot go on with the expression ends it, as behind a
  ///   property; a parameter's default ends at a comma or parenthesis only.
  /// - Returns: the value's text and kind.
  mutating func parseExpression(endsWithLine: Bool) -> Expression {
    let start = self
    skipExpression(endsWithLine: endsWithLine)
    var kind = kindOfExpression(tokens[start.index..<index])
    if kind == .other, let type = start.typeCalled(upTo: index) { kind = .call(type) }
    return Expression(
      kind: kind, range: range(from: start.index).map(ByteRange.init), text: text(from: start.index))
  }

  /// What may be the type that the expression ahead makes one of, if it is nothing but a call.
  private func typeCalled(upTo end: Int) -> TypeSyntax? {
    var cursor = self
    guard cursor.isName, let path = cursor.parsePath(), cursor.isPunctuation(.openParenthesis),
      path.last?.name.first?.isUppercase == true
    else { return nil }
    cursor.skipBalanced()
    return cursor.index == end ? .named(path) : nil
  }

  mutating func skipExpression(endsWithLine: Bool) {
    let start = index
    // Behind the last type, where a `>` or `?` is no operator.
    var typeEnd = start
    while !isAtEnd, !endsExpression(from: start, typeEnd: typeEnd, endsWithLine: endsWithLine) {
      if opensBracket {
        skipBalanced()
      } else if skipConditionsOfValue() || index > start && skipConditionalMembers() {
        continue
      } else if skipTypeInExpression() {
        typeEnd = index
      } else {
        advance()
      }
    }
  }

  private func endsExpression(from start: Int, typeEnd: Int, endsWithLine: Bool) -> Bool {
    if current.kind == .punctuation {
      switch current.byte {
      case .comma, .semicolon, .closeParenthesis, .closeBracket, .closeBrace: return true
      case .openBrace where endsWithLine && opensAccessors: return true
      default: break
      }
    }
    guard endsWithLine, index > start, current.isFirstOnLine, !continuesExpression else { return false }
    return (index == typeEnd || !needsOperand) && !startsConditionalMembers
  }

  /// Whether the braces ahead are of a property that has a value, and no closure behind that.
  private var opensAccessors: Bool {
    var inside = self
    inside.advance()
    while inside.isPunctuation(.at) { _ = inside.parseAttribute() }
    return inside.keyword == .didSet || inside.keyword == .willSet || inside.keyword == .`init`
  }

  /// Whether the line begins with what only goes on with an expression.
  private var continuesExpression: Bool {
    switch current.kind {
    case .symbol, .doubleEqual, .ellipsis, .equal, .arrow: return true
    case .punctuation: return current.byte == .dot || current.byte == .colon || current.byte == .openBrace
    case .word: return keyword.isInsideExpression || startsLabelledClosure
    case .quotedWord: return startsLabelledClosure
    default: return false
    }
  }

  /// `label: {` behind a closure.
  private var startsLabelledClosure: Bool {
    peek(-1).byte == .closeBrace && peek(1).byte == .colon && peek(2).byte == .openBrace
  }

  /// Whether the line before ends with what must be followed by something.
  private var needsOperand: Bool {
    var first = index - 1
    switch tokens[first].kind {
    case .equal, .arrow: return true
    case .doubleEqual, .ellipsis: return tokens[first].followsSpace
    // In `a.in` the word is a name.
    case .word: return tokens[first].keyword.precedesOperand && !peek(-2).isDot
    case .punctuation: return tokens[first].byte == .dot || tokens[first].byte == .colon
    case .symbol:
      while first > 0, tokens[first].kind == .symbol, !tokens[first].followsSpace { first -= 1 }
      return tokens[first].kind == .symbol || tokens[first].keyword == .try || tokens[first].keyword == .as
    default: return false
    }
  }

  /// Passes `as? Type`, `is Type` and `<A, B>`.
  mutating func skipTypeInExpression() -> Bool {
    if isSymbol(.less) { return attempt { $0.parseGenericArgumentsInExpression() } != nil }
    guard keyword == .as || keyword == .is, !peek(-1).isDot else { return false }
    advance()
    if isSymbol(.question) || isSymbol(.exclamation) { advance() }
    _ = attempt { $0.parseType() }
    return true
  }

  /// Whether an `#if` ahead goes on with the expression before it, as where `.a()` follows its condition.
  private var startsConditionalMembers: Bool {
    var inside = self
    return inside.skipConditionalMembers()
  }

  private mutating func skipConditionalMembers() -> Bool {
    attempt { cursor -> Void? in
      guard cursor.current.kind == .poundWord else { return nil }
      var conditions = ConditionStack()
      while conditions.take(&cursor) {}
      guard conditions.isOpen, cursor.isPunctuation(.dot) else { return nil }
      while conditions.isOpen, !cursor.isAtEnd { if !conditions.take(&cursor) { cursor.advance() } }
      return ()
    } != nil
  }

  /// `<A, B>` in an expression, told from two comparisons as the compiler tells it: by what follows.
  private mutating func parseGenericArgumentsInExpression() -> [TypeSyntax]? {
    guard !current.followsSpace, let arguments = parseGenericArguments() else { return nil }
    switch current.kind {
    case .end, .equal: return arguments
    case .punctuation: return current.byte == .at || current.byte == .openBracket ? nil : arguments
    case .symbol:
      return current.followsSpace || isSymbol(.question) || isSymbol(.exclamation) ? arguments : nil
    default: return current.isFirstOnLine ? arguments : nil
    }
  }

  private func kindOfExpression(_ tokens: ArraySlice<Token>) -> Expression.Kind {
    guard let first = tokens.first else { return .other }
    if tokens.count == 1 { return kindOfLiteral(first) ?? (first.kind == .word ? .path : .other) }
    if tokens.count == 2, first.byte == .minus, let kind = kindOfLiteral(tokens[tokens.startIndex + 1]) {
      return kind == .integer || kind == .floating ? kind : .other
    }
    if first.byte == .openBracket, tokens.allSatisfy(isPartOfCollection) { return .collection }
    return tokens.allSatisfy(isPartOfPath) ? .path : .other
  }

  private func kindOfLiteral(_ token: Token) -> Expression.Kind? {
    switch token.kind {
    case .integer: .integer
    case .floating: .floating
    case .string: .string
    case .word:
      switch token.keyword {
      case .true, .false: .bool
      case .nil: .nil
      default: nil
      }
    default: nil
    }
  }

  private func isPartOfCollection(_ token: Token) -> Bool {
    if kindOfLiteral(token) != nil { return true }
    return [.openBracket, .closeBracket, .comma, .colon, .minus].contains(token.byte)
  }

  private func isPartOfPath(_ token: Token) -> Bool {
    token.isName || token.isDot
  }
}

extension Keyword {
  fileprivate var isInsideExpression: Bool {
    switch self {
    case .as, .is, .else, .in, .catch: true
    default: false
    }
  }

  fileprivate var precedesOperand: Bool {
    switch self {
    case .try, .await, .as, .is, .consume, .copy, .else, .in, .switch: true
    default: false
    }
  }
}
