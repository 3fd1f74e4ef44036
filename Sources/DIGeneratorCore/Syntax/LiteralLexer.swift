// SPDX-License-Identifier: MIT

// String literals. What is in an interpolation is read as all other source, and then dropped.
extension Lexer {
  /// A string of which the beginning was read.
  struct OpenString {
    let start: Int
    let hashes: Int
    let isMultiline: Bool
    /// How many tokens and comments there were before it.
    let tokens: Int
    let comments: Int
    let isFirstOnLine: Bool
    let followsSpace: Bool
    /// How many parentheses are open in the interpolation that is being read; nil where there was none yet.
    var depth: Int!
  }

  /// Reads a string; the offset is at its first quote or `#`.
  mutating func lexString() {
    let start = offset
    while byte() == "#" { offset += 1 }
    let hashes = offset - start
    let isMultiline = byte(1) == "\"" && byte(2) == "\"" && !endsOnItsLine(hashes: hashes)
    offset += isMultiline ? 3 : 1
    strings.append(
      OpenString(
        start: start, hashes: hashes, isMultiline: isMultiline, tokens: stream.tokens.count,
        comments: stream.comments.count, isFirstOnLine: sawNewline, followsSpace: sawSpace))
    continueString()
  }

  /// Whether three quotes begin a string of one line after all, as in `#"""#`.
  private func endsOnItsLine(hashes: Int) -> Bool {
    guard hashes > 0 else { return false }
    var distance = 1
    while offset + distance < limit, !byte(distance).isNewline {
      if byte(distance) == "\"", hasHashes(hashes, at: distance + 1) { return true }
      distance += 1
    }
    return false
  }

  private func hasHashes(_ count: Int, at distance: Int) -> Bool {
    count == 0 || (0..<count).allSatisfy { byte(distance + $0) == "#" }
  }

  /// Reads the innermost string to its end, or to its next interpolation.
  mutating func continueString() {
    let (level, string) = (strings.count - 1, strings[strings.count - 1])
    let quotes = string.isMultiline ? 3 : 1
    while offset < limit {
      switch bytes[offset] {
      case "\\" where hasHashes(string.hashes, at: 1):
        offset = min(offset + 2 + string.hashes, limit)
        guard bytes[offset - 1] == "(" else { continue }
        strings[level].depth = 0
        return
      case "\"" where (1..<quotes).allSatisfy({ byte($0) == "\"" }) && hasHashes(string.hashes, at: quotes):
        offset += quotes + string.hashes
        return endString(level, isRich: string.isMultiline || string.depth != nil)
      case let byte where byte.isNewline && !string.isMultiline: return endUnterminatedString()
      default: offset += 1
      }
    }
  }

  private mutating func endString(_ level: Int, isRich: Bool) {
    let string = strings[level]
    strings.removeSubrange(level...)
    stream.tokens.removeSubrange(string.tokens...)
    stream.comments.removeSubrange(string.comments...)
    (sawNewline, sawSpace) = (string.isFirstOnLine, string.followsSpace)
    append(isRich ? .richString : .string, from: string.start)
  }

  mutating func endUnterminatedString() {
    noteUnterminated(strings[0].start)
    endString(0, isRich: true)
  }
}

// Regex literals.
extension Lexer {
  /// Reads `#/…/#`; false where it has no end, and then it is none. What was looked for in vain is not looked for again,
  /// which keeps the time linear.
  mutating func lexExtendedRegex(hashes: Int) -> Bool {
    let isMultiline = byte(hashes + 1).isNewline
    let kind = isMultiline ? -hashes : hashes
    if unendedRegexes[kind, default: 0] > offset { return false }
    let start = offset
    var end = offset + hashes + 1
    while end < limit, isMultiline || !bytes[end].isNewline {
      if bytes[end] == "/", hasHashes(hashes, at: end + 1 - offset) {
        offset = end + 1 + hashes
        append(.regex, from: start)
        return true
      }
      end += bytes[end] == "\\" ? 2 : 1
    }
    unendedRegexes[kind] = end
    return false
  }

  /// Whether what stands before ends a value, so that a `/` divides it.
  var followsOperand: Bool {
    guard let token = stream.tokens.last else { return false }
    switch token.kind {
    case .word: return !Self.beforeExpressions.contains(token.text)
    case .quotedWord, .integer, .floating, .string, .richString, .regex, .close: return true
    case .symbol: return !sawSpace && !["=", "==", "->", "..."].contains(token.text)
    default: return false
    }
  }

  /// Words behind which an expression begins.
  private static let beforeExpressions: Set = [
    "return", "in", "case", "where", "if", "while", "guard", "switch", "try", "await", "else", "as", "is",
    "throw",
    "yield", "let", "var", "do", "repeat", "default", "and",
  ]

  /// Where the `/…/` ahead ends, which is never on another line; nil where it is none, by the compiler's rules.
  func plainRegexEnd() -> Int? {
    var end = offset + 1
    var (depth, classes) = (0, 0)
    guard end < limit, !bytes[end].isWhitespace, bytes[end] != "/" else { return nil }
    while end < limit, !bytes[end].isNewline {
      switch bytes[end] {
      case "\\": end += 1
      case "[": classes += 1
      case "]": classes = max(0, classes - 1)
      case "(" where classes == 0: depth += 1
      case ")" where classes == 0:
        depth -= 1
        if depth < 0 { return nil }
      case "/": return bytes[end - 1].isWhitespace && bytes[end - 2] != "\\" ? nil : end + 1
      default: break
      }
      end += 1
    }
    return nil
  }
}
