// SPDX-License-Identifier: MIT

import DIGeneratorCore

extension Note {
  /// The edits that make what the note proposes; none where the package's description must be changed too.
  func ways(to diagnostic: Diagnostic, in files: ReadFiles) -> [Way] {
    if place.isWholeFile || message.contains(" in Package.swift, ")
      || message.contains(" then needs it too: ")
    {
      return []
    }
    return NotePhrase.all.flatMap { phrase -> [Way] in
      guard let text = text(behind: phrase.start) else { return [] }
      let proposal = Proposal(text: text, note: self, diagnostic: diagnostic, files: files)
      let fixes = phrase.fixes(proposal).compactMap(\.self)
      return fixes.map {
        Way(fix: $0, isCertain: phrase.isCertain && fixes.count == 1 && !proposal.isOneOfSeveral)
      }
    }
  }

  /// The text behind the last place where a phrase stands.
  func text(behind start: String) -> String? {
    message.ranges(of: start).last.map { String(message[$0.upperBound...]) }
  }
}

/// A phrase of notes, and the edits that the text behind it asks for.
struct NotePhrase {
  let start: String
  /// Whether the edit needs no choice if the note names no other one.
  var isCertain = false
  let fixes: (Proposal) -> [Diagnostic.Fix?]

  init(_ start: String, isCertain: Bool = false, _ fixes: @escaping (Proposal) -> [Diagnostic.Fix?]) {
    (self.start, self.isCertain, self.fixes) = (start, isCertain, fixes)
  }
}

/// A text that a note proposes to write.
struct Proposal {
  /// The text behind the phrase.
  let text: String
  let note: Note
  let diagnostic: Diagnostic
  let files: ReadFiles

  var place: Place { note.place }

  /// Whether the note names another way, which may be none that an edit makes.
  var isOneOfSeveral: Bool { note.message.contains(", or ") || note.message.contains("; or, ") }

  /// The text up to another way.
  var first: String { text.firstRange(of: ", or ").map { String(text[..<$0.lowerBound]) } ?? text }

  /// The text up to a quotation mark.
  var word: String { String(text.prefix { $0 != "'" }) }

  /// The directive at the note's place.
  var directive: WrittenDirective? { WrittenDirective(near: place) }
  /// The directive at the mistake's place.
  var own: WrittenDirective? { WrittenDirective(near: diagnostic.place) }
  /// The parameter that the note is about.
  var parameter: WrittenParameter? { WrittenParameter(at: place, in: files) }
  /// The parameter that the mistake is about.
  var asking: WrittenParameter? { WrittenParameter(at: diagnostic.place, in: files) }

  /// The directives `@provide` in the text.
  var directives: [String] { text.matches(of: #/\/\/ @provide(?:\([^()]*\))?/#).map { String($0.0) } }
  /// The block comments in the text.
  var comments: [String] { text.matches(of: #/\/\* @\w+(?:\([^()]*\))? \*\//#).map { String($0.0) } }
}
