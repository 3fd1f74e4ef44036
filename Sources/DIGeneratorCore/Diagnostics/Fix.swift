// SPDX-License-Identifier: MIT

extension Diagnostic {
  /// A way to mend a mistake that a program can go: exact edits, and what they do.
  package struct Fix: Hashable, Sendable {
    /// What is done, one line, without a full stop.
    package var title: String
    /// The edits, which belong together: all of them or none.
    package var edits: [Edit]

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
  package struct Edit: Hashable, Sendable {
    /// Where the old text begins, or where to insert.
    package var place: Place
    /// What stands there; empty where something is inserted.
    package var old: String
    /// What is to stand there.
    package var new: String

    init(_ old: String, becomes new: String, at place: Place) {
      self.place = place
      self.old = old
      self.new = new
    }

    /// The place behind the old text.
    package var end: Place { place.moved(by: old.utf8.count) }

    /// The bytes that it replaces; nil where something else stands there.
    package var range: Range<Int>? { place.range(of: old) }
  }
}

extension Diagnostic {
  /// The diagnostic without a fix that does not fit the files: nobody should be offered one that cannot be done.
  var withFittingFix: Diagnostic {
    var result = self
    if fix?.edits.contains(where: { $0.range == nil }) == true { result.fix = nil }
    return result
  }
}
