// SPDX-License-Identifier: MIT

/// The bytes that mean something in Swift's grammar, by name.
extension UInt8 {
  package static let newline = UInt8(ascii: "\n")
  package static let carriageReturn = UInt8(ascii: "\r")
  package static let tab = UInt8(ascii: "\t")
  static let verticalTab: UInt8 = 0x0B
  static let formFeed: UInt8 = 0x0C
  package static let space = UInt8(ascii: " ")
  package static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  package static let backslash = UInt8(ascii: "\\")
  package static let quote = UInt8(ascii: "\"")
  static let backtick = UInt8(ascii: "`")
  static let pound = UInt8(ascii: "#")
  package static let dot = UInt8(ascii: ".")
  static let comma = UInt8(ascii: ",")
  static let colon = UInt8(ascii: ":")
  static let semicolon = UInt8(ascii: ";")
  static let at = UInt8(ascii: "@")
  static let equals = UInt8(ascii: "=")
  package static let minus = UInt8(ascii: "-")
  static let less = UInt8(ascii: "<")
  static let greater = UInt8(ascii: ">")
  static let ampersand = UInt8(ascii: "&")
  static let verticalBar = UInt8(ascii: "|")
  static let question = UInt8(ascii: "?")
  static let exclamation = UInt8(ascii: "!")
  package static let tilde = UInt8(ascii: "~")
  static let openParenthesis = UInt8(ascii: "(")
  static let closeParenthesis = UInt8(ascii: ")")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")

  var isWhitespace: Bool { isNewline || self == .space || self == .tab || isOddWhitespace }
  private var isOddWhitespace: Bool { self == .verticalTab || self == .formFeed || self == 0 }
  /// Whether it is a space or a tab, or half of a non-breaking space: no other character consists of its two bytes alone.
  /// That one is easily typed by accident, and to the compiler it is a space.
  var isBlank: Bool { self == .space || self == .tab || self == 0xC2 || self == 0xA0 }
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
