// SPDX-License-Identifier: MIT

/// A JSON value whose members keep their order, so that output is the same on every run.
enum JSON: Sendable {
  case null
  case number(Int)
  case string(String)
  case array([JSON])
  case object([(key: String, value: JSON)])

  /// A text, or null for none.
  static func optional(_ text: String?) -> JSON { text.map(JSON.string) ?? .null }

  static func strings(_ texts: [String]) -> JSON { .array(texts.map(JSON.string)) }

  /// The value on one line.
  var text: String {
    var text: [UInt8] = []
    write(to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends the value, on one line.
  func write(to text: inout [UInt8]) {
    switch self {
    case .null: text += "null".utf8
    case .number(let number): text += String(number).utf8
    case .string(let string): Self.write(string, to: &text)
    case .array(let values):
      text.append(.openBracket)
      for (position, value) in values.enumerated() {
        if position > 0 { text.append(.comma) }
        value.write(to: &text)
      }
      text.append(.closeBracket)
    case .object(let members):
      text.append(.openBrace)
      for (position, member) in members.enumerated() {
        if position > 0 { text.append(.comma) }
        Self.write(member.key, to: &text)
        text.append(.colon)
        member.value.write(to: &text)
      }
      text.append(.closeBrace)
    }
  }

  /// Quotes, backslashes and control characters are escaped (RFC 8259, section 7).
  private static func write(_ string: String, to text: inout [UInt8]) {
    text.append(.quote)
    if string.utf8.contains(where: \.isEscaped) {
      for byte in string.utf8 { write(byte, to: &text) }
    } else {
      text += string.utf8
    }
    text.append(.quote)
  }

  private static func write(_ byte: UInt8, to text: inout [UInt8]) {
    switch byte {
    case .quote, .backslash: text += [.backslash, byte]
    case .newline: text += "\\n".utf8
    case .carriageReturn: text += "\\r".utf8
    case .tab: text += "\\t".utf8
    case ..<0x20: text += "\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8
    default: text.append(byte)
    }
  }
}

extension UInt8 {
  fileprivate var isEscaped: Bool { self < 0x20 || self == .quote || self == .backslash }
}
