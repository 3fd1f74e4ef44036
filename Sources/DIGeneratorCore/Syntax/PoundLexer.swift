// SPDX-License-Identifier: MIT

/// What begins with a `#`.
extension Lexer {
  mutating func lexPound() {
    var hashes = 1
    while byte(hashes) == .pound { hashes += 1 }
    if byte(hashes) == .quote { return lexString() }
    if byte(hashes) == .slash, lexExtendedRegex(hashes: hashes) { return }
    let start = offset
    offset += 1
    while continuesWord { offset += 1 }
    if offset == start + 1 {
      append(.symbol, from: start, byte: .pound)
    } else {
      append(.poundWord, from: start)
    }
  }
}
