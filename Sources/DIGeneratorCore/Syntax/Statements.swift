// SPDX-License-Identifier: MIT

/// Statements, as they stand between the declarations of a main file. Only those that bind names or hold braces
/// where a declaration could be suspected must be known.
extension TokenCursor {
  /// Passes `if let x = y`, `for case let x in y`, `catch let error`, up to the brace, and all of a `repeat`, for
  /// what follows its `while` is no body; false where none of them begins here.
  mutating func skipStatementHead() -> Bool {
    guard current.kind == .word, !isMemberName else { return false }
    if keyword == .repeat, peek().byte == .openBrace {
      advance()
      skipBalanced()
      if take(.while) { skipExpression(endsWithLine: true) }
      return true
    }
    guard keyword.precedesConditions else { return false }
    skipToBody()
    return true
  }

  /// Passes `if` as a value up to its brace: the commas between its conditions end nothing.
  mutating func skipConditionsOfValue() -> Bool {
    guard keyword == .if, !isMemberName else { return false }
    skipToBody()
    return true
  }

  private var isMemberName: Bool { index > 0 && peek(-1).isDot }

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
    guard current.kind == .punctuation else { return false }
    switch current.byte {
    case .openBrace: return (index == typeEnd || !opensClosure) && !opensTrailingClosure
    case .closeBrace, .closeParenthesis, .closeBracket, .semicolon: return true
    default: return false
    }
  }

  /// Whether what follows the braces ahead goes on with the conditions, as the compiler decides it: then they
  /// were a closure's, as in `if f { $0 }.b {`.
  private var opensTrailingClosure: Bool {
    if tokens[index - 1].keyword == .else || tokens[index - 1].keyword == .catch { return false }
    var behind = self
    behind.skipBalanced()
    let next = behind.current
    if next.kind == .punctuation, next.byte == .openBrace || next.byte == .comma { return true }
    if behind.keyword == .where { return true }
    guard !next.isFirstOnLine else { return false }
    switch next.kind {
    case .symbol, .equal, .doubleEqual, .ellipsis: return true
    case .punctuation: return [.openParenthesis, .openBracket, .dot, .colon].contains(next.byte)
    case .word: return behind.keyword == .is || behind.keyword == .as
    default: return false
    }
  }

  /// Whether the brace ahead stands where a value must, as in `if x == { 1 }() {`.
  private var opensClosure: Bool {
    let previous = tokens[index - 1]
    switch previous.kind {
    case .equal, .doubleEqual: return true
    case .symbol: return previous.followsSpace
    case .punctuation: return previous.byte == .comma || previous.byte == .colon
    case .word: return [.in, .try, .await].contains(previous.keyword)
    default: return false
    }
  }
}

extension Keyword {
  fileprivate var precedesConditions: Bool {
    switch self {
    case .if, .guard, .while, .for, .catch: true
    default: false
    }
  }
}
