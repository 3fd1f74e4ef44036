// SPDX-License-Identifier: MIT

/// Numbers: whole ones and others, in every base.
extension Lexer {
  mutating func lexNumber() {
    let start = offset
    let isHex = byte() == UInt8(ascii: "0") && byte(1) | 0x20 == UInt8(ascii: "x")
    let exponent = UInt8(ascii: isHex ? "p" : "e")
    var isFloating = false
    while true {
      if byte() == .dot, byte(1).isDigit, !isFloating {
        isFloating = true
      } else if byte() | 0x20 == exponent, byte(1) == .minus || byte(1) == UInt8(ascii: "+") {
        isFloating = true
        offset += 1
      } else if continuesWord {
        isFloating = isFloating || byte() | 0x20 == exponent
      } else {
        break
      }
      offset += 1
    }
    append(isFloating ? .floating : .integer, from: start)
  }
}
