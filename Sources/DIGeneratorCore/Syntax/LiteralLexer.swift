// SPDX-License-Identifier: MIT

// String literals.
extension Lexer {
  /// Reads a string; the offset is at its first quote or `#`.
  mutating func lexString() {
    let start = offset
    let isFirstOnLine = sawNewline
    let followsSpace = sawSpace
    while byte() == "#" { offset += 1 }
    let hashes = offset - start
    let isMultiline = byte(1) == "\"" && byte(2) == "\"" && !endsOnItsLine(hashes: hashes)
    offset += isMultiline ? 3 : 1
    let isRich = skipString(from: start, hashes: hashes, isMultiline: isMultiline)
    sawNewline = isFirstOnLine
    sawSpace = followsSpace
    append(isRich ? .richString : .string, from: start)
  }

  /// Whether the three quotes ahead begin a string of one line, as in `#"""#`.
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

  /// Passes a string up to its end. Returns whether it is multi-line, interpolated or unterminated.
  private mutating func skipString(from start: Int, hashes: Int, isMultiline: Bool) -> Bool {
    let quotes = isMultiline ? 3 : 1
    var isRich = isMultiline
    while offset < limit {
      switch bytes[offset] {
      case "\\" where hasHashes(hashes, at: 1):
        offset = min(offset + 2 + hashes, limit)
        guard bytes[offset - 1] == "(" else { continue }
        isRich = true
        skipInterpolation()
      case "\"" where (1..<quotes).allSatisfy({ byte($0) == "\"" }) && hasHashes(hashes, at: quotes):
        offset += quotes + hashes
        return isRich
      case let byte where byte.isNewline && !isMultiline:
        noteUnterminated(start)
        return true
      default: offset += 1
      }
    }
    noteUnterminated(start)
    return true
  }

  /// Passes an interpolation up to behind its parenthesis. Its contents are read like other source, and kept apart.
  private mutating func skipInterpolation() {
    // No hand-written source nests so many; a broken file must not overflow the stack.
    guard depth < 20 else { return offset = limit }
    let tokens = stream.tokens.count
    let comments = stream.comments.count
    var parentheses = 1
    depth += 1
    while parentheses > 0, offset < limit {
      let count = stream.tokens.count
      step()
      let text = stream.tokens.count > count ? stream.tokens[count].text : ""
      parentheses += text == "(" ? 1 : text == ")" ? -1 : 0
    }
    depth -= 1
    stream.interpolated += stream.tokens[tokens...].dropLast()
    stream.tokens.removeSubrange(tokens...)
    stream.comments.removeSubrange(comments...)
  }
}

// Regex literals.
extension Lexer {
  /// Reads `#/…/#`; false where it has no end and so is no regex. Notes how far the end was searched, so that no search is
  /// repeated and the time stays linear.
  mutating func lexExtendedRegex(hashes: Int) -> Bool {
    var distance = hashes + 1
    while byte(distance) == " " || byte(distance) == "\t" { distance += 1 }
    let isMultiline = byte(distance).isNewline
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

  /// Whether the operator before the offset may stand before a value: where an expression begins, or with a space before it
  /// and none behind, as at the beginning of a line. In `func /(a: Int)` it is a name.
  var mayBeginOperand: Bool {
    if let word = stream.tokens.last?.text, word == "func" || word == "operator" { return false }
    return sawSpace && offset < limit && !bytes[offset].isWhitespace || !followsOperand
  }

  /// Whether the previous token ends a value, so that a `/` divides it.
  private var followsOperand: Bool {
    guard let token = stream.tokens.last else { return false }
    switch token.kind {
    case .word: return !Self.beforeExpressions.contains(token.text)
    case .quotedWord, .integer, .floating, .string, .richString, .regex, .close: return true
    case .symbol: return !sawSpace && !["=", "==", "->", "..."].contains(token.text)
    default: return false
    }
  }

  /// Words behind which an expression begins.
  private static let beforeExpressions = """
    return in case where if while guard switch try await else as is throw yield let var do repeat default
    and
    """.words

  /// Whether a path begins at an offset: `State.a` or `.a`.
  private func startsPath(_ offset: Int) -> Bool {
    let first = bytes[offset]
    return ("A"..."Z").contains(first) || first == "." && bytes[offset + 1].startsIdentifier
  }

  /// The offset behind the `/…/` that begins at `start`; nil where it is no regex by the compiler's rules, which keep one on
  /// a single line.
  func plainRegexEnd(from start: Int) -> Int? {
    var end = start + 1
    var depth = 0
    var classes = 0
    var (braces, quotes) = (0, 0)
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
      case "/":
        let endsInSpace = bytes[end - 1].isWhitespace && bytes[end - 2] != "\\"
        // Swift 5 has operators in place of a regex that begins as a path, as in `/State.a`, and ends within brackets or quotes.
        let isOpen =
          startsPath(start + 1) && (depth > 0 || classes > 0 || braces != 0 || quotes % 2 != 0)
        return endsInSpace || isOpen ? nil : end + 1
      case "{": braces += 1
      case "}": braces -= 1
      case "\"": quotes += 1
      default: break
      }
      end += 1
    }
    return nil
  }
}
