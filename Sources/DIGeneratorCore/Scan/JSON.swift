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
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .number(let number): text += String(number)
    case .string(let string): Self.write(string, to: &text)
    case .array(let values): Self.write(values, between: ("[", "]"), to: &text) { $0.write(to: &$1) }
    case .object(let members):
      Self.write(members, between: ("{", "}"), to: &text) { member, text in
        Self.write(member.key, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], between brackets: (String, String), to text: inout String,
    each: (Element, inout String) -> Void
  ) {
    text += brackets.0
    for (position, element) in elements.enumerated() {
      if position > 0 { text += "," }
      each(element, &text)
    }
    text += brackets.1
  }

  /// Quotes, backslashes and control characters are escaped (RFC 8259, section 7).
  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
