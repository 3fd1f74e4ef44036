// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// A patch in the form that `diff -u` prints and `patch` and `git apply` read.
struct UnifiedDiff {
  /// Lines that replace others.
  private struct Change {
    /// The index of the first line that is removed, or before which lines are added.
    var start: Int
    var old, new: ArraySlice<ArraySlice<UInt8>>

    var end: Int { start + old.count }
  }

  /// How many lines are shown around a change.
  private static let context = 3

  private let path: String
  private let lines: [ArraySlice<UInt8>]
  private var changes: [Change] = []

  /// Compares a file with its patched contents. The path is relative to a folder if the file is in there.
  init(of patch: FilePatch, in root: String = "") {
    let path = patch.file.path
    let isInside = !root.isEmpty && path.hasPrefix(root + "/")
    self.init(patch.file.bytes, patch.bytes, path: isInside ? String(path.dropFirst(root.count + 1)) : path)
  }

  init(_ old: [UInt8], _ new: [UInt8], path: String) {
    (self.path, lines) = (path, Self.lines(of: old))
    let others = Self.lines(of: new)
    let difference = others.difference(from: lines)
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var (line, other) = (0, 0)
    while line < lines.count || other < others.count {
      let (start, first) = (line, other)
      while removed.contains(line) { line += 1 }
      while inserted.contains(other) { other += 1 }
      if start < line || first < other {
        changes.append(Change(start: start, old: lines[start..<line], new: others[first..<other]))
      }
      (line, other) = (line + 1, other + 1)
    }
  }

  /// The lines, each with the newline that ends it.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var (lines, rest) = ([ArraySlice<UInt8>](), bytes[...])
    while let end = rest.firstIndex(of: "\n") {
      lines.append(rest[...end])
      rest = rest[(end + 1)...]
    }
    return rest.isEmpty ? lines : lines + [rest]
  }

  // MARK: Text

  /// The diff, with the path as it was given; empty where nothing changes.
  var text: String {
    if changes.isEmpty { return "" }
    // A path with spaces ends at a tab.
    let name = path.contains(" ") ? path + "\t" : path
    var offset = 0
    return "--- \(name)\n+++ \(name)\n" + hunks.map { hunk(of: $0, &offset) }.joined()
  }

  /// Groups of changes; two share a group if their lines of context meet.
  private var hunks: [[Change]] {
    changes.reduce(into: []) { hunks, change in
      if let last = hunks.last?.last, change.start - last.end <= 2 * Self.context {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
  }

  /// One hunk. The offset is the number of lines that earlier hunks have added.
  private func hunk(of changes: [Change], _ offset: inout Int) -> String {
    guard let first = changes.first, let last = changes.last else { return "" }
    let shown = max(first.start - Self.context, 0)..<min(last.end + Self.context, lines.count)
    var body = ""
    var line = shown.lowerBound
    for change in changes {
      body += text(of: lines[line..<change.start], " ") + text(of: change.old, "-")
      body += text(of: change.new, "+")
      line = change.end
    }
    body += text(of: lines[line..<shown.upperBound], " ")
    let growth = changes.reduce(0) { $0 + $1.new.count - $1.old.count }
    defer { offset += growth }
    return
      "@@ -\(position(shown.lowerBound, shown.count)) +\(position(shown.lowerBound + offset, shown.count + growth)) @@\n"
      + body
  }

  /// Lines count from 1. An empty range has the number of the line before it.
  private func position(_ index: Int, _ count: Int) -> String {
    "\(count == 0 ? index : index + 1),\(count)"
  }

  private func text(of lines: ArraySlice<ArraySlice<UInt8>>, _ sign: String) -> String {
    lines.map { line in
      let isEnded = line.last == "\n"
      return sign + String(decoding: line, as: UTF8.self)
        + (isEnded ? "" : "\n\\ No newline at end of file\n")
    }.joined()
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
