// SPDX-License-Identifier: MIT

extension Diagnostic {
  /// A way to mend a mistake that a program can go: exact edits, and what they do.
  struct Fix: Hashable, Sendable {
    /// What is done, one line, without a full stop.
    var title: String
    /// The edits, which belong together: all of them or none.
    var edits: [Edit]

    init(_ title: String, _ edits: [Edit]) {
      self.title = title
      self.edits = edits
    }

    /// A word in another's place, on one line.
    init(replacing old: String, with new: String, at place: Place) {
      self.init("replace '\(old)' with '\(new)'", [Edit(old, becomes: new, at: place)])
    }
  }

  /// A text in another's place. It knows what it replaces, so that it can do nothing in a file that is different.
  struct Edit: Hashable, Sendable {
    /// Where the old text begins, or where to insert.
    var place: Place
    /// What stands there; empty where something is inserted.
    var old: String
    /// What is to stand there.
    var new: String

    init(_ old: String, becomes new: String, at place: Place) {
      self.place = place
      self.old = old
      self.new = new
    }

    /// The place behind the old text.
    var end: Place {
      let lines = old.utf8.split(separator: .newline, omittingEmptySubsequences: false)
      guard lines.count > 1 else {
        return Place(path: place.path, line: place.line, column: place.column + old.utf8.count)
      }
      return Place(
        path: place.path, line: place.line + lines.count - 1, column: lines[lines.count - 1].count + 1)
    }
  }
}

extension Diagnostic {
  /// Every way to mend it; any one is enough.
  var fixes: [Fix] { [fix].compactMap(\.self) + notes.compactMap(\.fix) }

  /// The diagnostic without fixes that do not fit the files: nobody should be offered one that cannot be done.
  func withFixes(fitting files: [String: SourceFile]) -> Diagnostic {
    let fits = { (fix: Fix) in fix.edits.allSatisfy { files[$0.place.path]?.range(of: $0) != nil } }
    var result = self
    result.fix = fix.flatMap { fits($0) ? $0 : nil }
    for index in notes.indices { result.notes[index].fix = notes[index].fix.flatMap { fits($0) ? $0 : nil } }
    return result
  }
}

extension SourceFile {
  /// The bytes that an edit replaces; nil where something else stands there.
  func range(of edit: Diagnostic.Edit) -> Range<Int>? {
    guard edit.place.path == path, let start = offset(of: edit.place) else { return nil }
    let old = Array(edit.old.utf8)
    let end = start + old.count
    guard end <= bytes.count, bytes[start..<end].elementsEqual(old) else { return nil }
    return start..<end
  }

  /// The offset of a place; nil where the file has no such line, or the line no such column.
  func offset(of place: Place) -> Int? {
    guard (1...lineCount).contains(place.line), place.column >= 1 else { return nil }
    let line = range(ofLine: place.line)
    let offset = line.lowerBound + place.column - 1
    return offset <= line.upperBound ? offset : nil
  }
}
