// SPDX-License-Identifier: MIT

// Bytes of source are written as the characters that they are: `byte == "{"`.
extension UInt8: @retroactive ExpressibleByUnicodeScalarLiteral {
  /// Takes the character for its code.
  @_transparent
  public init(unicodeScalarLiteral value: Unicode.Scalar) { self.init(ascii: value) }
}

extension UInt8 {
  package var isNewline: Bool { self == 0x0A || self == 0x0D }

  var isWhitespace: Bool { self == 0x20 || self >= 0x09 && self <= 0x0D || self == 0 }

  /// Whether it is a space or a tab, or half of a non-breaking space: no other character consists of its two bytes alone.
  /// That one is easily typed by accident, and to the compiler it is a space.
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0xC2 || self == 0xA0 }

  var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  /// Letters, `_`, and every byte of a character beyond ASCII. In numbers, because it is asked of each byte of source.
  var startsIdentifier: Bool {
    self | 0x20 >= 0x61 && self | 0x20 <= 0x7A || self == 0x5F || self >= 0x80
  }

  /// The same, digits and `$`.
  package var continuesIdentifier: Bool { startsIdentifier || isDigit || self == 0x24 }

  var isOperator: Bool {
    switch self {
    case "=", "-", ">", "<", "/", "?", "!", "&", "+", "*", "|", "%", "~", "^": true
    default: false
    }
  }
}
