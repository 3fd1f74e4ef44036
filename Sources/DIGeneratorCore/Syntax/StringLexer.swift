// SPDX-License-Identifier: MIT

/// Strings: plain, raw, multi-line, with interpolations that hold strings that hold interpolations. And quoted names.
extension Lexer {
  /// What is open around the byte being read, innermost last.
  private enum Level {
    case string(hashes: Int, isMultiline: Bool)
    case interpolation(depth: Int)
  }

  /// Reads a literal from its first `"` or `#` to its end; one that does not end stops where its line does, so
  /// that a slip costs one line and not the rest of the file.
  mutating func lexString() {
    let start = offset
    var isRich = false
    var levels: [Level] = [openString()]
    while let level = levels.last {
      guard offset < limit else {
        noteUnterminated(start)
        break
      }
      switch level {
      case .string(let hashes, let isMultiline):
        isRich = isRich || isMultiline
        if !stepInString(hashes: hashes, isMultiline: isMultiline, &levels) {
          noteUnterminated(start)
          return append(.richString, from: start)
        }
        isRich = isRich || levels.count > 1
      case .interpolation(let depth):
        stepInInterpolation(depth: depth, &levels)
      }
    }
    append(isRich ? .richString : .string, from: start)
  }

  private mutating func openString() -> Level {
    let start = offset
    while byte() == .pound { offset += 1 }
    let hashes = offset - start
    let isMultiline = byte(1) == .quote && byte(2) == .quote && !endsOnItsLine(hashes: hashes)
    offset += isMultiline ? 3 : 1
    return .string(hashes: hashes, isMultiline: isMultiline)
  }

  /// In `#"""#` and `##"""a"##` the string ends on the line of its first quote, so that is all that opens it.
  private func endsOnItsLine(hashes: Int) -> Bool {
    guard hashes > 0 else { return false }
    var distance = 1
    while offset + distance < limit, !byte(distance).isNewline {
      if byte(distance) == .quote, hasHashes(hashes, at: distance + 1) { return true }
      distance += 1
    }
    return false
  }

  func hasHashes(_ count: Int, at distance: Int) -> Bool {
    (0..<count).allSatisfy { byte(distance + $0) == .pound }
  }

  /// One step inside a string; false where a one-line string meets the end of its line.
  private mutating func stepInString(hashes: Int, isMultiline: Bool, _ levels: inout [Level]) -> Bool {
    switch byte() {
    case .backslash where hasHashes(hashes, at: 1):
      offset += 1 + hashes
      if byte() == .openParenthesis { levels.append(.interpolation(depth: 0)) }
      offset += 1
    case .quote where closes(hashes: hashes, isMultiline: isMultiline):
      offset += (isMultiline ? 3 : 1) + hashes
      levels.removeLast()
    case let byte where byte.isNewline && !isMultiline:
      return false
    default:
      offset += 1
    }
    offset = min(offset, limit)
    return true
  }

  private func closes(hashes: Int, isMultiline: Bool) -> Bool {
    if isMultiline {
      return byte(1) == .quote && byte(2) == .quote && hasHashes(hashes, at: 3)
    }
    return hasHashes(hashes, at: 1)
  }

  private mutating func stepInInterpolation(depth: Int, _ levels: inout [Level]) {
    switch byte() {
    case .quote:
      levels.append(openString())
    case .pound where startsRawString:
      levels.append(openString())
    case .slash where byte(1) == .star:
      skipBlockComment()
    case .slash where byte(1) == .slash:
      skipLine()
    case .pound, .slash:
      offset = regexEndInInterpolation() ?? offset + 1
    case .openParenthesis:
      levels[levels.count - 1] = .interpolation(depth: depth + 1)
      offset += 1
    case .closeParenthesis where depth == 0:
      levels.removeLast()
      offset += 1
    case .closeParenthesis:
      levels[levels.count - 1] = .interpolation(depth: depth - 1)
      offset += 1
    default:
      offset += 1
    }
  }

  private var startsRawString: Bool {
    var distance = 1
    while byte(distance) == .pound { distance += 1 }
    return byte(distance) == .quote
  }

  /// A name in backticks.
  mutating func lexQuotedWord() {
    let start = offset
    offset += 1
    while offset < limit, !byte().isNewline, byte() != .backtick { offset += 1 }
    guard byte() == .backtick else {
      offset = start
      return lexByte(.symbol)
    }
    offset += 1
    append(.quotedWord, from: start)
  }
}
