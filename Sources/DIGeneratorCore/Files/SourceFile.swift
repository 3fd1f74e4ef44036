// SPDX-License-Identifier: MIT

/// A Swift file in memory: its bytes, and where its lines begin.
public final class SourceFile: Sendable {
  /// The path, as it was given to the generator; diagnostics repeat it.
  public let path: String
  /// The module that the file is compiled into.
  public let module: String
  /// The file's contents, known to be UTF-8.
  public let bytes: [UInt8]
  private let lineStarts: [UInt32]

  /// Takes a file's contents.
  /// - Parameters:
  ///   - path: the path to name in diagnostics.
  ///   - module: the module that the file belongs to.
  ///   - bytes: the contents, which must be UTF-8 (``SourceReader`` makes sure of it).
  public init(path: String, module: String, bytes: [UInt8]) {
    self.path = path
    self.module = module
    self.bytes = bytes
    self.lineStarts = Self.lineStarts(of: bytes)
  }

  /// The place of a byte. Only `\n` begins a line: so counts the compiler.
  func place(at offset: Int) -> Place {
    let line = line(at: offset)
    return Place(path: path, line: line, column: offset - Int(lineStarts[line - 1]) + 1)
  }

  /// The number of the line, from 1, that the byte is on.
  func line(at offset: Int) -> Int {
    lineStarts.indices.bisect { lineStarts[$0] > offset }
  }

  /// How many lines there are; the end of the last one needs no mark.
  var lineCount: Int { lineStarts.count }

  /// The offset of a line's first byte.
  func start(ofLine line: Int) -> Int { Int(lineStarts[line - 1]) }

  /// Whether nothing but white space stands before the byte on its line.
  func isFirstOnLine(_ offset: Int) -> Bool {
    var start = Int(lineStarts[line(at: offset) - 1])
    if start == 0, bytes.starts(with: byteOrderMark) { start = byteOrderMark.count }
    return bytes[start..<offset].allSatisfy { $0 == .space || $0 == .tab || $0 == .formFeed }
  }

  /// The text between two offsets.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private static func lineStarts(of bytes: [UInt8]) -> [UInt32] {
    var starts: [UInt32] = [0]
    starts.reserveCapacity(bytes.count / 24)
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while let newline = buffer.firstOffset(of: .newline, from: offset) {
        offset = newline + 1
        starts.append(UInt32(truncatingIfNeeded: offset))
      }
    }
    return starts
  }
}

/// What some editors put before the first line.
let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
