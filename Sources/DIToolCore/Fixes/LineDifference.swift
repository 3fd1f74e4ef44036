// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// The difference of two texts, line by line, as a unified diff.
struct LineDifference {
  private var patch: FilePatch

  init(_ old: [UInt8], _ new: [UInt8], path: String) {
    patch = FilePatch(of: SourceFile(path: path, module: "", bytes: old))
    let (lines, others) = (Self.lines(of: old), Self.lines(of: new))
    let changes = others.difference(from: lines)
    let removed = Set(changes.removals.map(\.offset)), inserted = Set(changes.insertions.map(\.offset))
    var (line, other, offset) = (0, 0, 0)
    while line < lines.count || other < others.count {
      let start = offset
      var added: [UInt8] = []
      while removed.contains(line) || inserted.contains(other) {
        if removed.contains(line) {
          offset += lines[line].count
          line += 1
        } else {
          added += others[other]
          other += 1
        }
      }
      if start < offset || !added.isEmpty { patch.add(added, at: start..<offset) }
      if line < lines.count { offset += lines[line].count }
      (line, other) = (line + 1, other + 1)
    }
  }

  /// The lines, each with the newline that ends it.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: "\n") {
      lines.append(rest[...end])
      rest = rest[(end + 1)...]
    }
    return rest.isEmpty ? lines : lines + [rest]
  }

  var text: String { patch.edits.isEmpty ? "" : UnifiedDiff(of: patch).text }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
