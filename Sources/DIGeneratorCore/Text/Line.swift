// SPDX-License-Identifier: MIT

/// A line of text, put together as bytes: appending to a string costs several times as much as what is appended.
struct Line: ExpressibleByStringInterpolation, Sendable {
  private(set) var bytes: [UInt8]

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  init(stringLiteral text: String) {
    self.init(text)
  }

  init(stringInterpolation parts: StringInterpolation) {
    bytes = parts.bytes
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Goes on with more.
  mutating func append(_ more: Line) { bytes += more.bytes }

  /// Its parts, one behind the other.
  struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var bytes: [UInt8] = []

    init(literalCapacity: Int, interpolationCount: Int) {
      bytes.reserveCapacity(literalCapacity + 20 * interpolationCount)
    }

    mutating func appendLiteral(_ text: String) { append(text) }
    mutating func appendInterpolation(_ text: String) { append(text) }
    mutating func appendInterpolation(_ line: Line) { bytes += line.bytes }
    mutating func appendInterpolation(_ number: Int) { append(String(number)) }
    mutating func appendInterpolation(_ type: TypeSyntax) { append(type.description) }
    mutating func appendInterpolation(_ condition: Condition) { append(condition.description) }

    private mutating func append(_ text: String) {
      let isThere: Void? = text.utf8.withContiguousStorageIfAvailable { bytes.append(contentsOf: $0) }
      if isThere == nil { bytes.append(contentsOf: text.utf8) }
    }
  }
}
