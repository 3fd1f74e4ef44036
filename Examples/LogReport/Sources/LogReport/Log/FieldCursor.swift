// SPDX-License-Identifier: MIT

/// Takes the fields of a log line one after the other.
struct FieldCursor {
  private var rest: Substring.UTF8View

  init(_ line: Substring) {
    rest = line.utf8
  }

  /// A field that ends at the next space.
  mutating func word(_ field: LogField) throws(LineError) -> String {
    skipSpaces()
    let word = rest.prefix { $0 != UInt8(ascii: " ") }
    guard !word.isEmpty else { throw .missing(field) }
    rest = rest[word.endIndex...]
    return String(Substring(word))
  }

  /// A field in square brackets.
  mutating func bracketed(_ field: LogField) throws(LineError) -> String {
    try open(UInt8(ascii: "["), field)
    guard let end = rest.firstIndex(of: UInt8(ascii: "]")) else { throw .unterminated(field) }
    defer { rest = rest[rest.index(after: end)...] }
    return String(Substring(rest[..<end]))
  }

  /// A field in double quotes, its escapes resolved.
  mutating func quoted(_ field: LogField) throws(LineError) -> String {
    try open(UInt8(ascii: "\""), field)
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""):
        return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let escaped = rest.popFirst() else { throw .unterminated(field) }
        bytes.append(resolve(escaped))
      default:
        bytes.append(byte)
      }
    }
    throw .unterminated(field)
  }

  private mutating func open(_ bracket: UInt8, _ field: LogField) throws(LineError) {
    skipSpaces()
    guard rest.first == bracket else { throw .missing(field) }
    rest.removeFirst()
  }

  private mutating func skipSpaces() {
    rest = rest.drop { $0 == UInt8(ascii: " ") }
  }

  /// The byte that an escape stands for: `\n`, `\t`, `\xhh`, or any other character for itself.
  private mutating func resolve(_ escaped: UInt8) -> UInt8 {
    switch escaped {
    case UInt8(ascii: "n"): return UInt8(ascii: "\n")
    case UInt8(ascii: "t"): return UInt8(ascii: "\t")
    case UInt8(ascii: "x"):
      let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
      guard digits.count == 2 else { return escaped }
      rest = rest.dropFirst(2)
      return UInt8(digits[0] * 16 + digits[1])
    default: return escaped
    }
  }
}
