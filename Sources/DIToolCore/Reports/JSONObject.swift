// SPDX-License-Identifier: MIT

/// An object of a report in JSON. Its members keep their order, so that output is the same on every run; nil is null.
///
/// ```swift
/// let object: JSONObject = ["name": "clock", "lines": [1, 2]]
/// object.line  // {"name":"clock","lines":[1,2]}
/// ```
struct JSONObject: ExpressibleByDictionaryLiteral {
  private var members: [(String, Any?)]

  init(dictionaryLiteral members: (String, Any?)...) { self.members = members }

  static func + (one: Self, other: Self) -> Self {
    var sum = one
    sum.members += other.members
    return sum
  }

  /// The object on one line.
  var line: String { "{\(members.map { "\"\($0)\":\(Self.text(of: $1))" }.joined(separator: ","))}" }

  private static func text(of value: Any?) -> String {
    switch value {
    case let text as String: "\"\(text.escaped)\""
    case let number as Int: "\(number)"
    case let object as Self: object.line
    case let list as [Any]: "[\(list.map(text).joined(separator: ","))]"
    default: "null"
    }
  }
}

extension String {
  /// The text with quotes, backslashes and control characters escaped (RFC 8259, section 7).
  fileprivate var escaped: String {
    guard utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) else {
      return self
    }
    return unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case ..<" ": text += "\\u00\(scalar.value < 0x10 ? "0" : "")\(String(scalar.value, radix: 16))"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
