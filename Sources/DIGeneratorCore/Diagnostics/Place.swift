// SPDX-License-Identifier: MIT

/// Where something stands in a source file, counted as the compiler counts: lines and UTF-8 columns from 1.
struct Place: Hashable, Sendable, Comparable {
  /// The file's path, as it was given to the generator.
  var path: String
  /// The line, from 1; 0 where the whole file is meant.
  var line: Int
  /// The column in UTF-8 bytes, from 1; 0 where the whole file is meant.
  var column: Int

  /// The order in which diagnostics are printed: by path, then from the top of the file down.
  static func < (left: Place, right: Place) -> Bool {
    (left.path, left.line, left.column) < (right.path, right.line, right.column)
  }
}
