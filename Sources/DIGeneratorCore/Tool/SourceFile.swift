// SPDX-License-Identifier: MIT

/// A Swift file in memory: its bytes, and where its lines begin.
///
/// Unchecked because of where these begin: each file is read on one thread, and asked on one after that.
package final class SourceFile: @unchecked Sendable {
  /// The path, as it was given to the generator; diagnostics repeat it.
  package let path: String
  /// The module that the file is compiled into.
  package let module: String
  /// The file's contents, which must be UTF-8 (``SourceReader`` makes sure of it).
  package let bytes: [UInt8]

  package init(path: String, module: String, bytes: [UInt8]) {
    self.path = path
    self.module = module
    self.bytes = bytes
  }

  /// Where lines begin, found when somebody first asks: of most files nobody does.
  private lazy var lineStarts = bytes.withUnsafeBytes { buffer in
    var starts = [0]
    while let newline = buffer.firstOffset(of: "\n", from: starts[starts.count - 1]) {
      starts.append(newline + 1)
    }
    return starts
  }

  /// The place of a byte.
  func place(at offset: Int) -> Place { Place(in: self, at: offset) }

  /// The number of the line, from 1, that the byte is on.
  package func line(at offset: Int) -> Int {
    let starts = lineStarts
    return starts.indices.bisect { starts[$0] > offset }
  }

  /// The number of the column, from 1, that the byte is in.
  func column(at offset: Int) -> Int { bytes.prefix(offset).reversed().prefix { $0 != "\n" }.count + 1 }

  /// How many lines there are; the end of the last one needs no mark.
  package var lineCount: Int { lineStarts.count }

  /// The offset of a line's first byte.
  package func start(ofLine line: Int) -> Int { lineStarts[line - 1] }

  /// A line without the `\n` that ends it.
  package func range(ofLine line: Int) -> Range<Int> {
    start(ofLine: line)..<(line < lineCount ? start(ofLine: line + 1) - 1 : bytes.count)
  }

  /// The text of a line without its end.
  func text(ofLine line: Int) -> String { text(range(ofLine: line)) }

  /// The offset of the end of the line that a byte is on.
  func endOfLine(at offset: Int) -> Int { range(ofLine: line(at: offset)).upperBound }

  /// The text between two offsets.
  func text(_ range: Range<Int>) -> String {
    bytes.withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self)
    }
  }
}
