// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// A file and the edits to make in it.
struct FilePatch {
  let file: SourceFile
  /// The edits in the order of the file. No two overlap or begin at the same byte.
  private(set) var edits: [(range: Range<Int>, new: [UInt8])] = []

  /// A patch that changes nothing yet.
  init(of file: SourceFile) { self.file = file }

  /// Whether an edit can be added: it must not overlap another one, or begin at the same byte.
  func hasRoom(for range: Range<Int>) -> Bool {
    edits.allSatisfy { edit in
      edit.range.lowerBound != range.lowerBound
        && (edit.range.upperBound <= range.lowerBound || range.upperBound <= edit.range.lowerBound)
    }
  }

  /// Adds an edit, for which there must be room.
  mutating func add(_ new: [UInt8], at range: Range<Int>) {
    let index = edits.firstIndex { $0.range.lowerBound > range.lowerBound } ?? edits.count
    edits.insert((range, new), at: index)
  }

  /// The file's new contents.
  var bytes: [UInt8] {
    var (result, offset) = ([UInt8](), 0)
    for edit in edits {
      result += file.bytes[offset..<edit.range.lowerBound] + edit.new
      offset = edit.range.upperBound
    }
    return result + file.bytes[offset...]
  }
}
