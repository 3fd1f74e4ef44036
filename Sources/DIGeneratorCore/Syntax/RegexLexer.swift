// SPDX-License-Identifier: MIT

/// Regex literals: `#/…/#`, and `/…/` where no division can stand.
extension Lexer {
  /// Reads `#/…/#` from its first `#`; false where it never ends, and then nothing was read.
  mutating func lexExtendedRegex(hashes: Int) -> Bool {
    guard let end = extendedRegexEnd(hashes: hashes) else { return false }
    append(.regex, to: end)
    return true
  }

  /// Where no regex ends before the end of the line, or of the file, none that begins later does either: looking
  /// again for each would cost the square of their number.
  private mutating func extendedRegexEnd(hashes: Int) -> Int? {
    let isMultiline = byte(hashes + 1).isNewline
    let isHopeless = unendedRegexes.contains {
      $0.hashes == hashes && $0.isMultiline == isMultiline && $0.end > offset
    }
    if isHopeless { return nil }
    if let end = findExtendedRegexEnd(hashes: hashes, isMultiline: isMultiline) { return end }
    let end = isMultiline ? limit : bytes[offset..<limit].firstIndex(where: \.isNewline) ?? limit
    unendedRegexes.removeAll { $0.hashes == hashes && $0.isMultiline == isMultiline || $0.end <= offset }
    unendedRegexes.append(UnendedRegex(hashes: hashes, isMultiline: isMultiline, end: end))
    return nil
  }

  private func findExtendedRegexEnd(hashes: Int, isMultiline: Bool) -> Int? {
    var end = offset + hashes + 1
    while end < limit, isMultiline || !bytes[end].isNewline {
      if bytes[end] == .backslash {
        end += 2
      } else if bytes[end] == .slash, hasHashes(hashes, at: end + 1 - offset) {
        return end + 1 + hashes
      } else {
        end += 1
      }
    }
    return nil
  }

  /// Where the regex that begins at this `#` or `/` ends; nil where none does. An interpolation has no tokens to go
  /// by: there a `/` divides but behind what cannot end a value.
  mutating func regexEndInInterpolation() -> Int? {
    var hashes = 0
    while byte(hashes) == .pound { hashes += 1 }
    if hashes > 0 { return byte(hashes) == .slash ? extendedRegexEnd(hashes: hashes) : nil }
    // Back over the prefix operator of `-/a/` and the space before.
    var last = offset - 1
    while last > 0, bytes[last].isOperator { last -= 1 }
    while last > 0, bytes[last].isWhitespace { last -= 1 }
    switch bytes[last] {
    case .openParenthesis, .openBracket, .openBrace, .comma, .colon, .semicolon: return plainRegexEnd()
    case let byte where byte.isOperator: return plainRegexEnd()
    default: return nil
    }
  }

  /// Reads `/…/` where it stands as a prefix and closes on its line, as the compiler's lexer decides it.
  mutating func lexPlainRegex(after previous: Token?, spaceBefore: Bool) -> Bool {
    guard !Self.endsOperand(previous, spaceBefore: spaceBefore), let end = plainRegexEnd() else {
      return false
    }
    append(.regex, to: end)
    return true
  }

  /// Behind a value a `/` divides, whatever the spaces; behind a keyword it cannot. Not a method of a lexer: that would
  /// be copied for it.
  static func endsOperand(_ token: Token?, spaceBefore: Bool) -> Bool {
    guard let token else { return false }
    switch token.kind {
    case .word:
      return !token.keyword.precedesExpression
    case .quotedWord, .integer, .floating, .string, .richString, .regex: return true
    case .punctuation:
      return token.byte == .closeParenthesis || token.byte == .closeBracket || token.byte == .closeBrace
    case .symbol: return !spaceBefore
    default: return false
    }
  }

  func plainRegexEnd() -> Int? {
    var end = offset + 1
    var (depth, classes) = (0, 0)
    guard end < limit, !bytes[end].isWhitespace, bytes[end] != .slash else { return nil }
    while end < limit, !bytes[end].isNewline {
      switch bytes[end] {
      case .backslash: end += 1
      case .openBracket: classes += 1
      case .closeBracket: classes = max(0, classes - 1)
      // In a class of characters it is one of them.
      case .openParenthesis where classes == 0: depth += 1
      case .closeParenthesis where classes == 0:
        depth -= 1
        if depth < 0 { return nil }
      case .slash: return bytes[end - 1].isWhitespace && bytes[end - 2] != .backslash ? nil : end + 1
      default: break
      }
      end += 1
    }
    return nil
  }
}

extension Keyword {
  /// Whether an expression begins behind it, so that a `/` cannot divide.
  fileprivate var precedesExpression: Bool {
    switch self {
    case .return, .in, .case, .where, .if, .while, .guard, .switch, .try, .await, .else, .as, .is, .throw,
      .yield, .let, .var, .do, .repeat, .default, .and:
      true
    default: false
    }
  }
}
