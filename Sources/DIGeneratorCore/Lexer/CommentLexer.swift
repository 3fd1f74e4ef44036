// SPDX-License-Identifier: MIT

/// Comments: of one line, and those that hold others.
extension Lexer {
  func startsComment(at distance: Int = 0) -> Bool {
    byte(distance) == .slash && (byte(distance + 1) == .slash || byte(distance + 1) == .star)
  }

  mutating func skipLine() {
    offset = bytes.firstNewline(from: offset, to: limit)
  }

  mutating func skipBlockComment() {
    let start = offset
    var depth = 0
    repeat {
      if byte() == .slash, byte(1) == .star {
        depth += 1
        offset += 2
      } else if byte() == .star, byte(1) == .slash {
        depth -= 1
        offset += 2
      } else {
        if byte() == .newline { sawNewline = true }
        offset += 1
      }
    } while depth > 0 && offset < limit
    offset = min(offset, limit)
    if depth > 0 { noteUnterminated(start) }
  }
}
