// SPDX-License-Identifier: MIT

/// One mistake in the user's sources: the message, the place, and everything that helps to mend it.
package struct Diagnostic: Hashable, Sendable {
  /// An edit that a program can make to mend the mistake: one text replaces another. The old text is named, so that the edit
  /// does nothing in a file that has changed.
  package struct Fix: Hashable, Sendable {
    /// The action, one line, without a full stop.
    package var title: String
    /// The text to replace; empty for an insertion.
    package var old: String
    /// The text to put in its place.
    package var new: String
    /// Where the old text begins, or where to insert.
    package var place: Place

    /// Replaces one word by another.
    init(replacing old: String, with new: String, at place: Place) {
      self.init("replace '\(old)' with '\(new)'", replacing: old, with: new, at: place)
    }

    package init(_ title: String, replacing old: String, with new: String, at place: Place) {
      self.title = title
      self.old = old
      self.new = new
      self.place = place
    }
  }

  /// The kind of mistake.
  package var id: DiagnosticID
  /// Where the mistake is.
  package var place: Place
  /// The message, one line, without a full stop, and the suggestions in it.
  package var advice: Advice
  /// The notes in reading order.
  package var notes: [Note]
  /// The edit that mends the mistake, where a program can make it.
  package var fix: Fix?

  package var message: String { advice.text }

  package init(
    _ id: DiagnosticID, _ advice: Advice, at place: Place, notes: [Note] = [], fix: Fix? = nil
  ) {
    self.id = id
    self.advice = advice
    self.place = place
    self.notes = notes
    self.fix = fix
  }
}

/// A remark that belongs to a diagnostic, at a place of its own: a step of a route, a near miss, a mend.
package struct Note: Hashable, Sendable {
  /// Where the remark points.
  package var place: Place
  /// The remark, and the suggestions in it.
  package var advice: Advice

  /// The remark, one line, without a full stop.
  package var message: String { advice.text }
}

/// Notes in reading order.
typealias Notes = [Note]

/// Gathers the diagnostics of a run. All stages share one, so that a run reports every mistake.
package struct DiagnosticCollector: Sendable {
  private var gathered: [Diagnostic] = []

  package init() {}

  /// Whether nothing is reported.
  package var isEmpty: Bool { gathered.isEmpty }

  /// Whether a mistake of a kind is reported.
  func contains(_ id: DiagnosticID) -> Bool { gathered.contains { $0.id == id } }

  /// Everything reported so far, each once, sorted by place and at one place by ID.
  package var diagnostics: [Diagnostic] { gathered.sortedAndUnique }

  /// Adds a diagnostic.
  mutating func report(_ diagnostic: Diagnostic) { gathered.append(diagnostic) }

  /// Adds everything that another collector has gathered.
  package mutating func merge(_ other: DiagnosticCollector) { gathered += other.gathered }
}

extension [Diagnostic] {
  /// Each diagnostic once, by place and at one place by ID.
  package var sortedAndUnique: [Diagnostic] {
    unique.sorted { ($0.place, $0.id.rawValue, $0.message) < ($1.place, $1.id.rawValue, $1.message) }
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

  /// The error in one line, with the file's name instead of its path.
  var summary: String { "\(place.prefix(place.fileName))\(message) [#\(id.rawValue)]" }
}

extension Note {
  /// The remark's own line.
  package var text: String { "\(place.prefix)note: \(message)\n" }
}

extension Place {
  /// A remark that points here.
  package func note(_ advice: Advice) -> Note { Note(place: self, advice: advice) }

  /// The whole file as a place.
  init(whole source: SourceFile) { self.init(source: source, offset: -1) }

  fileprivate var prefix: String { prefix(path) }

  fileprivate func prefix(_ path: String) -> String {
    isWholeFile ? "\(path): " : "\(path):\(line):\(column): "
  }
}

/// The stable names of the diagnostics, one for each kind of mistake.
///
/// An ID is printed behind its message (`[#MissingProvider]`) and never changes its meaning.
package enum DiagnosticID: String, CaseIterable, Sendable {
  // Reading the sources.
  case unreadableSource = "UnreadableSource"
  case malformedSource = "MalformedSource"

  // Directives and their declarations.
  case unknownDirective = "UnknownDirective"
  case unknownOption = "UnknownOption"
  case danglingDirective = "DanglingDirective"
  case unsupportedDeclaration = "UnsupportedDeclaration"
  case invalidName = "InvalidName"
  case singletonWithArguments = "SingletonWithArguments"
  case weakValueType = "WeakValueType"
  case inaccessible = "Inaccessible"
  case ambiguousInitializer = "AmbiguousInitializer"
  case noUsableInitializer = "NoUsableInitializer"
  case duplicateType = "DuplicateType"

  case unboundGeneric = "UnboundGeneric"

  // The graph of providers.
  case duplicateProvider = "DuplicateProvider"
  case accessorClash = "AccessorClash"
  case missingProvider = "MissingProvider"
  case conditionalProvider = "ConditionalProvider"
  case availabilityMismatch = "AvailabilityMismatch"
  case ambiguousProvider = "AmbiguousProvider"
  case dependencyCycle = "DependencyCycle"
  case unforwardedArgument = "UnforwardedArgument"
  case emptyCollection = "EmptyCollection"
  case duplicateKey = "DuplicateKey"
  case missingElement = "MissingElement"
  case effectMismatch = "EffectMismatch"
  case isolationMismatch = "IsolationMismatch"
  case scopeEscape = "ScopeEscape"
  case unsatisfiedRequirement = "UnsatisfiedRequirement"
}

/// A place in a source file, counted as the compiler counts: lines and UTF-8 columns from 1.
///
/// It holds an offset and counts lines on demand, because most places are never printed.
package struct Place: Sendable {
  package let source: SourceFile
  /// The offset of the byte; negative for the whole file. An optional would make each place half as large again.
  package let offset: Int

  /// The file's path, as it was given to the generator.
  package var path: String { source.path }

  /// The file's name without its folders, as one line.
  var fileName: String { source.name }

  /// Whether the whole file is meant.
  package var isWholeFile: Bool { offset < 0 }

  /// The line, from 1; 0 where the whole file is meant.
  package var line: Int { isWholeFile ? 0 : source.line(at: offset) }

  /// The column in UTF-8 bytes, from 1; 0 where the whole file is meant.
  package var column: Int { isWholeFile ? 0 : source.column(at: offset) }

  /// The place a number of bytes further on.
  package func moved(by count: Int) -> Place { Place(source: source, offset: offset + count) }
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
