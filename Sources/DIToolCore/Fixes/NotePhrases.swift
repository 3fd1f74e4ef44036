// SPDX-License-Identifier: MIT

import DIGeneratorCore

extension NotePhrase {
  /// The phrases of all notes that say exactly what to write.
  static var all: [NotePhrase] { directives + options + parameters + declarations }

  // MARK: Directives and imports

  private static var directives: [NotePhrase] {
    [
      NotePhrase("write above it: ", isCertain: true) { proposal in
        proposal.sortedDirectives.map { line in
          proposal.place.insertingLine(line, "write \(line) above \(proposal.subject)")
        }
      },
      NotePhrase("is no directive; write it as a plain comment: ", isCertain: true) {
        [$0.files.plainDirective(at: $0.place)]
      },
      NotePhrase("import ", isCertain: true) { proposal in
        // A requirement stands in a module below; the import must be written above.
        proposal.diagnostic.id == .unsatisfiedRequirement || proposal.text.contains(" ")
          ? [] : [proposal.diagnostic.place.importing(proposal.text)]
      },
      NotePhrase("write '// @provide' above it if that is right") { [$0.markInstead] },
      NotePhrase("this is one") { $0.text.isEmpty ? [$0.mark] : [] },
      NotePhrase("write: // @require") { proposal in
        [proposal.directive.map { $0.replaced(by: "@require" + proposal.text) }]
      },
    ]
  }

  // MARK: Options

  private static var options: [NotePhrase] {
    [
      NotePhrase("add to its directive: in: ") { [$0.directive?.adding("in: " + $0.first)] },
      NotePhrase("add to its directive: ", isCertain: true) { proposal in
        proposal.text.hasPrefix("in: ") ? [] : [proposal.directive?.adding(proposal.first)]
      },
      NotePhrase("replace 'package' in its directive by 'public'", isCertain: true) {
        [$0.directive.flatMap($0.files.makingPublic)]
      },
      NotePhrase("to make that visible too, add '") { [$0.directive?.adding($0.word)] },
      NotePhrase("write 'singleton', or make it a class") {
        [$0.own?.dropping("weak"), $0.own?.replacing("weak", with: "singleton")]
      },
      NotePhrase("new each time, or a singleton of one type") {
        [$0.own?.dropping("weak"), $0.own?.replacing("weak", with: "singleton")]
      },
      NotePhrase("cannot have arguments; drop '") { [$0.directive?.dropping($0.word)] },
      NotePhrase("or give it the name: ") { [$0.directive?.adding($0.text), $0.own?.removal] },
      NotePhrase("it is provided under the name '") {
        [$0.own?.rewritten([$0.word], "take @named(\($0.word))")]
      },
    ]
  }

  // MARK: Parameters

  private static var parameters: [NotePhrase] {
    [
      NotePhrase("behind the parameter: ") { proposal in
        proposal.isOfSeveral ? [] : proposal.comments.map { proposal.asking?.adding($0) }
      },
      NotePhrase("write behind it: ") { proposal in proposal.comments.map { proposal.parameter?.adding($0) }
      },
      NotePhrase("write its type as: ") { [$0.parameter?.taking($0.text)] },
      NotePhrase("write the function's type as: ") { [$0.parameter?.taking($0.text)] },
      NotePhrase("or take: ") { [$0.parameter?.taking($0.text)] },
      NotePhrase("take a '") { [$0.parameter?.taking($0.word)] },
      NotePhrase("did you mean '") { proposal in
        proposal.text.hasSuffix("', which is provided?")
          ? [proposal.asking?.renaming(proposal.diagnostic.quoted.first ?? "", to: proposal.word)] : []
      },
      NotePhrase("the default '[]'") { [$0.asking?.defaulting(to: "[]")] },
      NotePhrase("is an argument here; drop its '@arg'") { proposal in
        let keys = proposal.diagnostic.notes.lazy.compactMap { $0.text(behind: ": keyed: ") }.first
        let others = proposal.text.hasSuffix("transient") ? ["singleton", "weak"] : proposal.text.quotedWords
        let own = proposal.own, isKeyed = own?.options.contains { $0.label == "keyed" } == true
        let dropped = isKeyed ? [] : others.map { own?.dropping($0) }
        return [keys.flatMap { own?.keyed(by: $0) }] + dropped + [proposal.parameter?.directive?.removal]
      },
    ]
  }

  // MARK: Declarations

  private static var declarations: [NotePhrase] {
    [
      NotePhrase("this initializer is ") { [$0.place.droppingAccess($0.text)] },
      NotePhrase("is private, so the memberwise initializer is too") { [$0.place.droppingAccess("private")] },
      NotePhrase("if that is meant, make it public") { [$0.place.inserting("public ", "make it public")] },
      NotePhrase("': @available") {
        [$0.place.insertingLine("@available" + $0.text, "write @available\($0.text) above it")]
      },
      NotePhrase("' under '#if ") { proposal in
        proposal.note.message.contains("put '")
          ? [proposal.files.putting(proposal.place, under: proposal.word)] : []
      },
      NotePhrase("add a property to ") {
        [$0.files.addingProperties($0.additions("property"), to: $0.place)]
      },
      NotePhrase("add a parameter to ") {
        [$0.files.addingParameters($0.additions("parameter"), to: $0.place)]
      },
    ]
  }
}

extension Proposal {
  /// The declaration that the note is about, in quotes as in its message.
  fileprivate var subject: String { note.message.quotedWords.first.map { "'\($0)'" } ?? "line \(place.line)" }

  /// The directives in the text; the one that keeps a value last where the type does not say that it is `Sendable`.
  fileprivate var sortedDirectives: [String] {
    let line = place.text(place.offset..<place.lineRange.upperBound)
    return line.contains("Sendable") || line.hasPrefix("actor") ? directives : directives.reversed()
  }

  /// The texts of all notes that add a property, or a parameter, at the place: one alone would not do.
  fileprivate func additions(_ kind: String) -> [String] {
    diagnostic.notes.filter { $0.place == place }.compactMap {
      $0.message.prefixMatch(of: #/add a (\w+) to '[^']*': (.*)/#)
    }.filter { $0.1 == kind }.map { String($0.2) }
  }

  /// Whether other parameters miss the same provider, so that one argument would not do.
  fileprivate var isOfSeveral: Bool { diagnostic.notes.contains { $0.message.contains("' needs it too, ") } }

  /// Marks another func or initializer in place of the one at the mistake. Where both take the same labels, a call of the other
  /// one would be as ambiguous.
  fileprivate var markInstead: Diagnostic.Fix? {
    guard !diagnostic.message.hasSuffix("takes the same labels"), let own = files.enclosing(diagnostic.place)
    else {
      return nil
    }
    guard own.directives.contains(where: { $0.name == "provide" }) else { return own.isInit ? mark : nil }
    let directive = WrittenDirective(near: own.place)
    return place.path == own.source.path ? directive?.moved(above: place) : nil
  }

  /// Marks one of several initializers, or unmarks it if several are marked.
  fileprivate var mark: Diagnostic.Fix? {
    diagnostic.message.contains("mark only one")
      ? directive?.removal : place.insertingLine("// @provide", "write // @provide above line \(place.line)")
  }
}

extension WrittenDirective {
  /// Moves it above a declaration of the same file.
  fileprivate func moved(above other: Place) -> Diagnostic.Fix? {
    guard fillsLine else { return nil }
    let (removed, start) = (removal, other.startOfCode)
    let new = "// \(text)\n\(other.indent)", title = "move // \(text) above line \(other.line)"
    let end = removed.place.offset + removed.old.utf8.count
    return end <= start.offset
      ? place.replacing(
        removed.place.offset..<start.offset, with: place.text(end..<start.offset) + new, title)
      : place.replacing(
        start.offset..<end, with: new + place.text(start.offset..<removed.place.offset), title)
  }

  /// The directive that keeps one value for each value of arguments.
  fileprivate func keyed(by arguments: String) -> Diagnostic.Fix {
    let rest = options.filter { !["singleton", "weak"].contains($0) && $0.label != "keyed" }
    return rewritten(rest + ["keyed: \(arguments)"], "keep one for each value: keyed: \(arguments)")
  }
}

extension Diagnostic {
  /// The words that the message quotes.
  var quoted: [String] { message.quotedWords }
}

extension String {
  /// The words in quotation marks.
  var quotedWords: [String] { matches(of: #/'([^']*)'/#).map { String($0.1) } }
}
