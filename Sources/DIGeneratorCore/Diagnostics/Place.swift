// SPDX-License-Identifier: MIT

/// Where something stands in a source file, counted as the compiler counts: lines and UTF-8 columns from 1.
///
/// It is an offset until somebody reads it: of most places nobody needs the line, and of most files nobody any.
package struct Place: Sendable {
  package let source: SourceFile
  /// The offset of the byte; below zero where the whole file is meant, because an optional would take half as much again.
  package let offset: Int

  /// The place of a byte.
  init(in source: SourceFile, at offset: Int) {
    self.source = source
    self.offset = offset
  }

  /// A whole file, whatever is in it.
  init(whole source: SourceFile) { self.init(in: source, at: -1) }

  /// The file's path, as it was given to the generator.
  package var path: String { source.path }

  /// Whether no byte is meant, but all of them.
  package var isWholeFile: Bool { offset < 0 }

  /// The line, from 1; 0 where the whole file is meant.
  package var line: Int { isWholeFile ? 0 : source.line(at: offset) }

  /// The column in UTF-8 bytes, from 1; 0 where the whole file is meant.
  package var column: Int { isWholeFile ? 0 : source.column(at: offset) }

  /// The place so many bytes further on.
  package func moved(by count: Int) -> Place { Place(in: source, at: offset + count) }

  /// How many bytes further on another place of the same file is.
  func distance(to other: Place) -> Int { other.offset - offset }
}

extension Place: Comparable, Hashable {
  package static func == (left: Place, right: Place) -> Bool {
    left.offset == right.offset && (left.source === right.source || left.path == right.path)
  }

  /// The order in which diagnostics are printed: by path, then from the top of the file down.
  package static func < (left: Place, right: Place) -> Bool {
    (left.path, left.offset) < (right.path, right.offset)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(offset)
  }
}
