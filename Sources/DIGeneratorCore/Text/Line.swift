// SPDX-License-Identifier: MIT

/// A line of text, put together as bytes: appending to a string costs several times as much as what is appended.
struct Line: ExpressibleByStringInterpolation, Sendable {
  private(set) var bytes: [UInt8]

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  init(stringLiteral text: StaticString) {
    bytes = []
    bytes.append(text)
  }

  init(stringInterpolation parts: StringInterpolation) {
    bytes = parts.bytes
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Goes on with more.
  mutating func append(_ more: Line) { bytes += more.bytes }

  /// Goes on with more.
  mutating func append(_ more: String) { bytes.append(text: more) }

  /// Its parts, one behind the other.
  struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var bytes: [UInt8] = []

    init(literalCapacity: Int, interpolationCount: Int) {
      bytes.reserveCapacity(literalCapacity + 24 * interpolationCount)
    }

    mutating func appendLiteral(_ text: StaticString) {
      // Between two interpolations there is one that is empty.
      if text.utf8CodeUnitCount > 0 { bytes.append(text) }
    }

    mutating func appendInterpolation(_ text: String) { bytes.append(text: text) }
    mutating func appendInterpolation(_ line: Line) { bytes += line.bytes }
    mutating func appendInterpolation(_ number: Int) { bytes.append(text: String(number)) }
    mutating func appendInterpolation(_ type: TypeSyntax) { bytes.append(text: type.description) }
    mutating func appendInterpolation(_ condition: Condition) { bytes.append(text: condition.description) }

    /// A path's last component.
    mutating func appendInterpolation(fileOf path: String) {
      var path = path
      path.withUTF8 { path in
        let start = path.lastIndex(of: .slash).map { $0 + 1 } ?? 0
        // A line break would end the comment.
        bytes.append(contentsOf: path[start...].map { $0.isWhitespace ? .space : $0 })
      }
    }
  }
}

extension [UInt8] {
  /// Adds a literal, which is nobody's: as a string it would be retained for it.
  fileprivate mutating func append(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  fileprivate mutating func append(text: String) {
    if text.isEmpty { return }
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }
}
