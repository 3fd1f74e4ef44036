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
    return Expression(kind: kind, text: text(from: start.index))
  }

  /// What may be the type that the expression ahead makes one of, if it is nothing but a call.
  private func typeCalled(upTo end: Int) -> TypeSyntax? {
    var cursor = self
    guard let path = cursor.parsePath(), cursor.at("("), path.last?.name.first?.isUppercase == true
    else { return nil }
    cursor.skipBalanced()
    return cursor.index == end ? .named(path) : nil
  }

  mutating func skipExpression(endsWithLine: Bool) {
    let start = index
    var typeEnd = start
    while !isAtEnd, !endsExpression(from: start, typeEnd: typeEnd, endsWithLine: endsWithLine) {
      if opensBracket {
        skipBalanced()
      } else if at("if"), peek(-1).text != "." {
        // The commas between the conditions of an `if` as a value end nothing.
        skipToBody()
      } else if index > start, skipConditionalMembers() {
        continue
      } else if skipTypeInExpression() {
        typeEnd = index
      } else {
        advance()
      }
    }
  }

  private func endsExpression(from start: Int, typeEnd: Int, endsWithLine: Bool) -> Bool {
    switch current.kind {
    case .close: return true
    case .open where endsWithLine && opensAccessors: return true
    case .punctuation where at(",") || at(";"): return true
    default: break
    }
    guard endsWithLine, index > start, current.isFirstOnLine, !continuesExpression else { return false }
    return (index == typeEnd || !needsOperand) && !startsConditionalMembers
  }

  /// Whether the braces ahead are of a property that has a value, and no closure behind that.
  private var opensAccessors: Bool {
    guard at("{") else { return false }
    var inside = self
    inside.advance()
    while inside.at("@") { _ = inside.parseAttribute() }
    return ["didSet", "willSet", "init"].contains(inside.current.text)
  }

  /// Whether the line begins with what only goes on with an expression.
  private var continuesExpression: Bool {
    switch current.kind {
    case .symbol: return true
    case .punctuation, .open: return at(".") || at(":") || at("{")
    case .word, .quotedWord:
      // `label: {` behind a closure.
      return ["as", "is", "else", "in", "catch"].contains(current.text)
        || peek(-1).text == "}" && peek(1).text == ":" && peek(2).text == "{"
    default: return false
    }
  }

  /// Whether the line before ends with what must be followed by something.
  private var needsOperand: Bool {
    var first = peek(-1)
    switch first.kind {
    case .word: return Self.beforeOperands.contains(first.text) && peek(-2).text != "."
    case .punctuation: return first.text == "." || first.text == ":"
    case .symbol:
      if first.text == "=" || first.text == "->" { return true }
      var distance = -1
      while index + distance > 0, first.kind == .symbol, !first.followsSpace {
        distance -= 1
        first = peek(distance)
      }
      return first.kind == .symbol || first.text == "try" || first.text == "as"
    default: return false
    }
  }

  private static let beforeOperands: Set = [
    "try", "await", "as", "is", "consume", "copy", "else", "in", "switch",
  ]

  /// Passes `as? Type`, `is Type` and `<A, B>`.
  private mutating func skipTypeInExpression() -> Bool {
    if at("<") { return attempt { $0.parseGenericArgumentsInExpression() } != nil }
    guard at("as") || at("is"), peek(-1).text != "." else { return false }
    advance()
    _ = take("?") || take("!")
    _ = attempt { $0.parseType() }
    return true
  }

  /// `<A, B>` in an expression, told from two comparisons as the compiler tells it: by what follows.
  private mutating func parseGenericArgumentsInExpression() -> [TypeSyntax]? {
    guard !current.followsSpace, let arguments = parseGenericArguments() else { return nil }
    let isEnded =
      switch current.kind {
      case .end, .close: true
      case .open: !at("[")
      case .punctuation: !at("@")
      case .symbol: current.followsSpace || ["=", "?", "!"].contains(current.text)
      default: current.isFirstOnLine
      }
    return isEnded ? arguments : nil
  }

  // MARK: `#if` in expressions

  /// Whether an `#if` ahead goes on with the expression before it, as where `.a()` follows its condition.
  private var startsConditionalMembers: Bool {
    var inside = self
    return inside.skipConditionalMembers()
  }

  private mutating func skipConditionalMembers() -> Bool {
    guard case .poundWord = current.kind else { return false }
    return attempt { cursor -> Void? in
      var conditions = ConditionStack()
      while conditions.take(&cursor) {}
      guard conditions.isOpen, cursor.at(".") else { return nil }
      while conditions.isOpen, !cursor.isAtEnd { if !conditions.take(&cursor) { cursor.advance() } }
      return ()
    } != nil
  }

  // MARK: Kinds

  private func kindOfExpression(_ tokens: ArraySlice<Token>) -> Expression.Kind {
    guard let first = tokens.first, let last = tokens.last else { return .other }
    if tokens.count == 1 { return kindOfLiteral(first) ?? (first.kind == .word ? .path : .other) }
    if tokens.count == 2, first.text == "-", let kind = kindOfLiteral(last) {
      return kind == .integer || kind == .floating ? kind : .other
    }
    if first.text == "[", tokens.allSatisfy(isPartOfCollection) { return .collection }
    return tokens.allSatisfy { $0.isName || $0.text == "." } ? .path : .other
  }

  private func kindOfLiteral(_ token: Token) -> Expression.Kind? {
    switch (token.kind, token.text) {
    case (.integer, _): .integer
    case (.floating, _): .floating
    case (.string, _): .string
    case (_, "true"), (_, "false"): .bool
    case (_, "nil"): .nil
    default: nil
    }
  }

  private func isPartOfCollection(_ token: Token) -> Bool {
    kindOfLiteral(token) != nil || ["[", "]", ",", ":", "-"].contains(token.text)
  }
}

// Statements, as they stand between the declarations of a main file. Only those that bind names or hold braces
// where a declaration could be suspected must be known.
extension TokenCursor {
  /// Passes `if let x = y`, `for case let x in y`, `catch let error`, up to the brace, and all of a `repeat`, for
  /// what follows its `while` is no body; false where none of them begins here.
  mutating func skipStatementHead() -> Bool {
    guard Self.statementWords.contains(current.text), index == 0 || peek(-1).text != "." else { return false }
    guard at("repeat") else {
      skipToBody()
      return true
    }
    guard peek().text == "{" else { return false }
    advance()
    skipBalanced()
    if take("while") { skipExpression(endsWithLine: true) }
    return true
  }

  private static let statementWords: Set = ["if", "guard", "while", "for", "catch", "repeat"]

  private mutating func skipToBody() {
    // Behind the last type, where a `>` is no operator.
    var typeEnd = index
    repeat {
      if opensBracket {
        skipBalanced()
      } else if skipTypeInExpression() {
        typeEnd = index
      } else {
        advance()
      }
    } while !isAtEnd && !endsConditions(typeEnd: typeEnd)
  }

  private func endsConditions(typeEnd: Int) -> Bool {
    if at("{") { return (index == typeEnd || !opensClosure) && !opensTrailingClosure }
    return current.kind == .close || at(";")
  }

  /// Whether what follows the braces ahead goes on with the conditions, as the compiler decides it: then they
  /// were a closure's, as in `if f { $0 }.b {`.
  private var opensTrailingClosure: Bool {
    if ["else", "catch"].contains(peek(-1).text) { return false }
    var behind = self
    behind.skipBalanced()
    let next = behind.current
    if ["{", ",", "where"].contains(next.text) { return true }
    guard !next.isFirstOnLine else { return false }
    return next.kind == .symbol || ["(", "[", ".", ":", "is", "as"].contains(next.text)
  }

  /// Whether the brace ahead stands where a value must, as in `if x == { 1 }() {`.
  private var opensClosure: Bool {
    let previous = peek(-1)
    switch previous.text {
    case "=", "==", ",", ":", "in", "try", "await": return true
    case "...", "->": return false
    default: return previous.kind == .symbol && previous.followsSpace
    }
  }
}
