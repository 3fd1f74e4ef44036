// SPDX-License-Identifier: MIT

// Makes bytes of source comparable with characters: `byte == "{"`.
extension UInt8: @retroactive ExpressibleByUnicodeScalarLiteral {
  /// The character's ASCII code.
  @_transparent
  public init(unicodeScalarLiteral value: Unicode.Scalar) { self.init(ascii: value) }
}

extension UInt8 {
  package var isNewline: Bool { self == 0x0A || self == 0x0D }

  var isWhitespace: Bool { self == 0x20 || self >= 0x09 && self <= 0x0D || self == 0 }

  /// Whether it is a space, a tab, or either byte of a non-breaking space, which is easily typed by accident and is a space to
  /// the compiler. No other character consists of these two bytes alone.
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0xC2 || self == 0xA0 }

  var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  /// Letters, `_`, and every byte of a character beyond ASCII. In numbers, because every byte of source is tested.
  var startsIdentifier: Bool {
    self | 0x20 >= 0x61 && self | 0x20 <= 0x7A || self == 0x5F || self >= 0x80
  }

  /// The bytes that start an identifier, digits, and `$`.
  package var continuesIdentifier: Bool { startsIdentifier || isDigit || self == 0x24 }

  var isOperator: Bool {
    switch self {
    case "=", "-", ">", "<", "/", "?", "!", "&", "+", "*", "|", "%", "~", "^": true
    default: false
    }
  }
}
