// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// A patch in the form that `diff -u` prints and `patch` and `git apply` read.
struct UnifiedDiff {
  /// Lines that replace others.
  private struct Change {
    /// The index of the first line that is removed, or before which lines are added.
    var start: Int
    var old: [[UInt8]]
    var new: [[UInt8]]

    var end: Int { start + old.count }
  }

  /// How many lines are shown around a change.
  private static let context = 3

  private let path: String
  private let lines: [[UInt8]]
  private var changes: [Change] = []

  /// Compares a file with its patched contents. The path is relative to a folder if the file is in there.
  init(of patch: FilePatch, in root: String = "") {
    let folder = root + "/"
    path =
      !root.isEmpty && patch.file.path.hasPrefix(folder)
      ? String(patch.file.path.dropFirst(folder.count)) : patch.file.path
    lines = Self.lines(of: patch.file.bytes[...])
    var index = 0
    while index < patch.edits.count {
      let first = patch.edits[index].range
      var touched = patch.file.line(at: first.lowerBound)...patch.file.line(at: first.upperBound)
      index += 1
      while index < patch.edits.count,
        patch.file.line(at: patch.edits[index].range.lowerBound) <= touched.upperBound
      {
        touched = touched.lowerBound...patch.file.line(at: patch.edits[index].range.upperBound)
        index += 1
      }
      changes.append(Self.change(in: touched, of: patch))
    }
  }

  /// The change to some lines, without equal lines at either end.
  private static func change(in touched: ClosedRange<Int>, of patch: FilePatch) -> Change {
    let file = patch.file
    let isLast = touched.upperBound == file.lineCount
    let end = isLast ? file.bytes.count : file.start(ofLine: touched.upperBound + 1)
    let range = file.start(ofLine: touched.lowerBound)..<end
    var change = Change(
      start: touched.lowerBound - 1, old: lines(of: file.bytes[range]),
      new: lines(of: patch.bytes(in: range)[...]))
    while let line = change.old.last, line == change.new.last {
      change.old.removeLast()
      change.new.removeLast()
    }
    while let line = change.old.first, line == change.new.first {
      change.old.removeFirst()
      change.new.removeFirst()
      change.start += 1
    }
    return change
  }

  /// The lines, each with the newline that ends it.
  private static func lines(of bytes: ArraySlice<UInt8>) -> [[UInt8]] {
    var lines = bytes.split(separator: "\n", omittingEmptySubsequences: false).map {
      Array($0) + ["\n"]
    }
    guard let last = lines.popLast(), last.count > 1 else { return lines }
    return lines + [last.dropLast()]
  }

  // MARK: Text

  /// The diff, with the path as it was given.
  var text: String {
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
      body += text(of: lines[line..<change.start], " ") + text(of: change.old[...], "-")
      body += text(of: change.new[...], "+")
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

  private func text(of lines: ArraySlice<[UInt8]>, _ sign: String) -> String {
    lines.map { line in
      let isEnded = line.last == "\n"
      return sign + String(decoding: line, as: UTF8.self)
        + (isEnded ? "" : "\n\\ No newline at end of file\n")
    }.joined()
  }
}
