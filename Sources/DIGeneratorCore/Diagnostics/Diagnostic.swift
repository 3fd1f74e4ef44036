// SPDX-License-Identifier: MIT

/// One mistake in the user's sources: what is wrong, where, and everything that helps to mend it.
package struct Diagnostic: Hashable, Sendable {
  /// A remark that belongs to a diagnostic, at a place of its own: a step of the way, a near miss, a mend.
  package struct Note: Hashable, Sendable {
    /// Where the remark points.
    package var place: Place
    /// The remark, one line, without a full stop.
    package var message: String

    package init(_ message: String, at place: Place) { (self.message, self.place) = (message, place) }
  }

  /// A way to mend a mistake that a program can go: a text in another's place. It knows what it replaces, so that it can do
  /// nothing in a file that is different.
  package struct Fix: Hashable, Sendable {
    /// What is done, one line, without a full stop.
    package var title: String
    /// What stands there; empty where something is inserted.
    package var old: String
    /// What is to stand there.
    package var new: String
    /// Where the old text begins, or where to insert.
    package var place: Place

    /// A word in another's place, on one line.
    init(replacing old: String, with new: String, at place: Place) {
      self.init("replace '\(old)' with '\(new)'", replacing: old, with: new, at: place)
    }

    init(_ title: String, replacing old: String, with new: String, at place: Place) {
      (self.title, self.old, self.new, self.place) = (title, old, new, place)
    }
  }

  /// Which mistake this is.
  package var id: DiagnosticID
  /// Where the mistake is.
  package var place: Place
  /// What is wrong, one line, without a full stop.
  package var message: String
  /// In the order in which they are to be read.
  package var notes: [Note]
  /// What it proposes, where a program can do it.
  package var fix: Fix?

  init(
    _ id: DiagnosticID, _ message: String, at place: Place, notes: [Note] = [], fix: Fix? = nil
  ) {
    (self.id, self.message, self.place, self.notes, self.fix) = (id, message, place, notes, fix)
  }
}

/// Remarks, in the order in which they are to be read.
typealias Notes = [Diagnostic.Note]

/// Gathers the diagnostics of a run; the stages share one, so that everything is found in one run.
package struct DiagnosticCollector: Sendable {
  private var gathered: [Diagnostic] = []

  package init() {}

  /// Whether nothing was reported.
  package var isEmpty: Bool { gathered.isEmpty }

  /// Whether a mistake of a kind was reported.
  func contains(_ id: DiagnosticID) -> Bool { gathered.contains { $0.id == id } }

  /// Everything reported so far, each once, sorted by place and at one place by ID.
  package var diagnostics: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return gathered.filter { seen.insert($0).inserted }.sorted {
      ($0.place, $0.id.rawValue, $0.message) < ($1.place, $1.id.rawValue, $1.message)
    }
  }

  /// Adds a diagnostic.
  mutating func report(_ diagnostic: Diagnostic) { gathered.append(diagnostic) }

  /// Adds everything that another collector has gathered.
  package mutating func merge(_ other: DiagnosticCollector) { gathered += other.gathered }

  /// Adds a diagnostic, put together from its parts.
  mutating func report(
    _ id: DiagnosticID, _ message: String, at place: Place, notes: [Diagnostic.Note] = [],
    fix: Diagnostic.Fix? = nil
  ) {
    report(Diagnostic(id, message, at: place, notes: notes, fix: fix))
  }
}

extension Diagnostic {
  /// The diagnostic as the compiler would print it, a line for the error and one for each note.
  ///
  ///     Sources/App/Greeter.swift:4:8: error: no provider for 'Clock' [#MissingProvider]
  ///     Sources/App/Greeter.swift:4:8: note: 'greeter' needs it for its parameter 'clock'
  package var text: String {
    let error = "\(place.prefix)error: \(message) [#\(id.rawValue)]\n"
    return notes.reduce(error) { $0 + $1.text }
  }
}

extension Diagnostic.Note {
  /// The remark's own line.
  package var text: String { "\(place.prefix)note: \(message)\n" }
}

extension Place {
  fileprivate var prefix: String {
    isWholeFile ? "\(path): " : "\(path):\(line):\(column): "
  }
}
