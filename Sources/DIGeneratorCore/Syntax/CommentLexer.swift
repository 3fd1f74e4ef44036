// SPDX-License-Identifier: MIT

/// Comments: of one line, and those that hold others; and what is none but passed like one.
extension Lexer {
  /// A byte-order mark and a shebang line mean something only at the very beginning.
  mutating func skipFileStart() {
    guard offset == 0 else { return }
    if bytes.starts(with: byteOrderMark) { offset = byteOrderMark.count }
    if byte() == .pound, byte(1) == .exclamation { skipLine() }
  }

  mutating func skipLine() {
    let bytes = UnsafeRawBufferPointer(bytes)
    let end = min(bytes.firstOffset(of: .newline, from: offset) ?? limit, limit)
    offset =
      UnsafeRawBufferPointer(rebasing: bytes[..<end]).firstOffset(of: .carriageReturn, from: offset) ?? end
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
