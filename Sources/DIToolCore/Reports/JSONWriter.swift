// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// Writes JSON on one line, in the order of the calls, so that output is the same on every run.
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
  /// Whether the next value comes behind another one, and so behind a comma.
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

  /// Takes UTF-8.
  mutating func string(_ text: ArraySlice<UInt8>) { write(quoted: text) }

  /// Quotes, backslashes and control characters are escaped (RFC 8259, section 7).
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

  /// Null for none.
  mutating func member(_ key: StaticString, _ text: String?) {
    self.key(key)
    if let text { string(text) } else { null() }
  }

  /// UTF-8, or null for none.
  mutating func member(_ key: StaticString, _ text: ArraySlice<UInt8>?) {
    self.key(key)
    if let text { string(text) } else { null() }
  }

  /// Null for none.
  mutating func member(_ key: StaticString, _ number: Int?) {
    self.key(key)
    if let number { self.number(number) } else { null() }
  }

  /// Nothing in a key needs to be escaped: all are our own.
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
  // Spelt out: names of other files would be calls, where files are compiled one by one.
  fileprivate var isEscaped: Bool {
    self < 0x20 || self == "\"" || self == "\\"
  }
}
