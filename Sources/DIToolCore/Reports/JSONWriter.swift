// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// Writes JSON in the order of the calls, so that output is the same on every run. Only `line(_:)` begins new lines.
///
/// ```swift
/// var writer = JSONWriter()
/// writer.object {
///   $0.member("name", "clock")
///   $0.array("lines") { for line in [1, 2] { $0.number(line) } }
/// }
/// writer.text  // {"name":"clock","lines":[1,2]}
/// ```
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  /// Whether a comma must precede the next value.
  private var isBehindValue = false

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes a value on a line of its own.
  mutating func line(_ value: (inout Self) -> Void) {
    if isBehindValue { bytes += ",\n".utf8 }
    isBehindValue = false
    value(&self)
  }

  // MARK: Values

  mutating func object(_ members: (inout Self) -> Void) {
    enclose("{", "}", members)
  }

  mutating func string(_ text: String) { write(quoted: text.utf8) }

  /// Writes a string given as UTF-8.
  mutating func string(_ text: ArraySlice<UInt8>) { write(quoted: text) }

  /// Writes a string. Quotes, backslashes and control characters are escaped (RFC 8259, section 7).
  private mutating func write(quoted text: some Collection<UInt8>) {
    separate()
    bytes.append("\"")
    if text.containsEscaped {
      for byte in text { append(byte) }
    } else {
      bytes += text
    }
    bytes.append("\"")
  }

  mutating func number(_ number: Int) { write("\(number)") }

  mutating func null() { write("null") }

  // MARK: Members of an object

  mutating func object(_ key: StaticString, _ members: (inout Self) -> Void) {
    self.key(key)
    object(members)
  }

  mutating func array(_ key: StaticString, _ values: (inout Self) -> Void) {
    self.key(key)
    enclose("[", "]", values)
  }

  /// Writes a member; null for no text.
  mutating func member(_ key: StaticString, _ text: String?) {
    self.key(key)
    if let text { string(text) } else { null() }
  }

  /// Writes a member given as UTF-8; null for no text.
  mutating func member(_ key: StaticString, _ text: ArraySlice<UInt8>?) {
    self.key(key)
    if let text { string(text) } else { null() }
  }

  /// Writes a member; null for no number.
  mutating func member(_ key: StaticString, _ number: Int?) {
    self.key(key)
    if let number { self.number(number) } else { null() }
  }

  /// Writes a key. All keys are literals of this package, so none needs escapes.
  private mutating func key(_ key: StaticString) {
    separate()
    bytes.append("\"")
    bytes += UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount)
    bytes.append("\"")
    bytes.append(":")
    isBehindValue = false
  }

  // MARK: Bytes

  private mutating func enclose(_ open: UInt8, _ close: UInt8, _ contents: (inout Self) -> Void) {
    separate()
    bytes.append(open)
    isBehindValue = false
    contents(&self)
    bytes.append(close)
    isBehindValue = true
  }

  private mutating func write(_ text: String) {
    separate()
    bytes += text.utf8
  }

  private mutating func separate() {
    if isBehindValue { bytes.append(",") }
    isBehindValue = true
  }

  private mutating func append(_ byte: UInt8) {
    switch byte {
    case "\"", "\\": bytes += ["\\", byte]
    case "\n": bytes += "\\n".utf8
    case "\r": bytes += "\\r".utf8
    case "\t": bytes += "\\t".utf8
    case ..<0x20: bytes += "\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8
    default: bytes.append(byte)
    }
  }
}

extension Collection<UInt8> {
  fileprivate var containsEscaped: Bool {
    withContiguousStorageIfAvailable { $0.contains(where: \.isEscaped) } ?? contains(where: \.isEscaped)
  }
}

extension UInt8 {
  // Spelt out with no call to another file: in a build file by file, a call would not be inlined.
  fileprivate var isEscaped: Bool {
    self < 0x20 || self == "\"" || self == "\\"
  }
}
