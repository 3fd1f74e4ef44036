// SPDX-License-Identifier: MIT

import DIGeneratorCore

extension Note {
  /// The edits for the suggestions in the note.
  func ways(to diagnostic: Diagnostic, in files: ReadFiles) -> [Way] {
    if place.isWholeFile { return [] }
    let fixes = suggestions.flatMap {
      Proposal(suggestion: $0, note: self, diagnostic: diagnostic, files: files).fixes.compactMap(\.self)
    }
    let isCertain =
      fixes.count == 1 && suggestions.count == 1 && suggestions[0].isCertain(for: diagnostic.id)
    return fixes.map { Way(fix: $0, isCertain: isCertain) }
  }

  /// The suggestions; a directive that keeps the value comes last where the type does not say that it is `Sendable`.
  private var suggestions: [Advice.Suggestion] {
    let line = place.isWholeFile ? "" : place.text(place.offset..<place.lineRange.upperBound)
    let directives = advice.suggestions.filter { $0.kind == .above }
    let others = advice.suggestions.filter { $0.kind != .above }
    return (line.contains("Sendable") || line.hasPrefix("actor") ? directives : directives.reversed())
      + others
  }
}

extension Advice.Suggestion {
  /// Whether the edit needs no choice if the note has no other suggestion.
  fileprivate func isCertain(for id: DiagnosticID) -> Bool {
    switch kind {
    case .above, .importing, .option, .directiveAccess: true
    // Another library may have an attribute of the name.
    case .plain: id != .unknownDirective
    case .access, .narrowAccess: id == .inaccessible
    case .dropped: id == .unsupportedDeclaration
    default: false
    }
  }
}

/// A suggestion of a note, with everything that the edit must know.
private struct Proposal {
  let suggestion: Advice.Suggestion
  let note: Note
  let diagnostic: Diagnostic
  let files: ReadFiles

  private var text: String { suggestion.text }
  private var place: Place { note.place }
  /// The directive at the note's place.
  private var directive: WrittenDirective? { WrittenDirective(near: place) }
  /// The directive at the mistake's place.
  private var own: WrittenDirective? { WrittenDirective(near: diagnostic.place) }
  /// The parameter that the mistake is about.
  private var asking: WrittenParameter? {
    let places = [diagnostic.place] + diagnostic.notes.map(\.place)
    return places.lazy.compactMap { WrittenParameter(at: $0, in: files) }.first {
      $0.place == diagnostic.place || $0.directive?.comment.contains(diagnostic.place.offset) == true
    }
  }
  /// The parameter that the note is about.
  private var parameter: WrittenParameter? { WrittenParameter(at: place, in: files) ?? asking }

  /// The edits that carry out the suggestion.
  var fixes: [Diagnostic.Fix?] {
    switch suggestion.kind {
    case .above: [place.insertingLine(text, "write \(text) above \(subject)")]
    case .attribute: [place.insertingLine(text, "write \(text) above it")]
    case .plain: [files.plainDirective(at: place)]
    case .mark: [mark]
    case .markInstead: [markInstead]
    case .directive: [directive?.replaced(by: String(text.trimmingPrefix("// ")))]
    // A requirement stands in a module below; the import must be written above.
    case .importing:
      diagnostic.id == .unsatisfiedRequirement ? [] : [files.importing(text, at: diagnostic.place)]
    case .option: [directive?.adding(text)]
    case .owner: [directive?.adding("in: " + text)]
    case .dropped: [directive?.dropping(text)]
    case .name: [directive?.adding("name: " + text), own?.removal]
    case .otherName: [own?.rewritten([text], "take @named(\(text))")]
    case .lifetime: [own?.dropping("weak"), own?.replacing("weak", with: text)]
    case .argumentless: argumentless
    case .keyed: []
    case .directiveAccess: [directive.flatMap(files.makingPublic)]
    case .modifier: [isMarked ? nil : place.inserting(text + " ", "make it \(text)")]
    case .access: [place.settingAccess(text)]
    case .narrowAccess: [text.split(separator: " ").last.flatMap { widened(String($0)) }]
    case .behind: isOfSeveral ? [] : [parameter?.adding(text)]
    case .type: [parameter?.taking(text)]
    case .typeName: [asking?.renaming(diagnostic.quoted.first ?? "", to: text)]
    case .defaultValue: [asking?.defaulting(to: text)]
    case .annotation: [files.annotating(place, as: text)]
    case .property: [files.addingProperties(additions, to: place)]
    case .alias: [directive?.moved(toAlias: text)]
    case .requirement: [files.requiring(text, at: diagnostic.place)]
    case .replaces: [directive?.replacing(accessor: text)]
    case .parameter: [files.addingParameters(additions, to: place)]
    case .condition: [files.putting(place, under: text)]
    }
  }

  /// Whether the declaration here has an attribute of its own for the actor that the message quotes.
  private var isMarked: Bool {
    let actors = diagnostic.quoted.map { "@\($0)" }
    let attributes = files.declaration(at: place)?.attributes ?? []
    return attributes.contains { actors.contains(place.text($0.range)) }
  }

  /// Drops an access of the declaration here, or of the extension around it, from which it has the access.
  private func widened(_ access: String) -> Diagnostic.Fix? {
    place.droppingAccess(access)
      ?? files.declarations(of: place.source).first { $0.place == place }?.parent?.place.droppingAccess(
        access)
  }

  /// The declaration that the note is about, in quotes as in its message.
  private var subject: String { note.message.quotedWords.first.map { "'\($0)'" } ?? "line \(place.line)" }

  /// Whether other parameters miss the same provider, so that one argument would not do.
  private var isOfSeveral: Bool { diagnostic.notes.contains { $0.message.contains("' needs it too, ") } }

  /// The texts of all suggestions that add a property, or a parameter, at the place: one alone would not do.
  private var additions: [String] {
    diagnostic.notes.filter { $0.place == place }.flatMap(\.advice.suggestions).filter {
      $0.kind == suggestion.kind
    }.map(\.text)
  }

  /// Keeps a value for each value of its arguments, or drops the option that forbids arguments.
  private var argumentless: [Diagnostic.Fix?] {
    let keys = diagnostic.notes.lazy.flatMap(\.advice.suggestions).first { $0.kind == .keyed }
    let others = text == "transient" ? ["singleton", "weak"] : [text]
    return [keys.flatMap { own?.keyed(by: $0.text) }] + others.map { own?.withArguments(without: $0) }
  }

  /// Marks another func or initializer in place of the one at the mistake. Where both take the same labels, or the other one has
  /// parameters to leave out too, a call of the other one would be as ambiguous.
  private var markInstead: Diagnostic.Fix? {
    guard !diagnostic.message.hasSuffix("takes the same labels"), let own = files.enclosing(diagnostic.place),
      files.declaration(at: place)?.parameters.contains(where: { $0.defaultValue != nil }) != true
    else { return nil }
    guard own.directives.contains(where: { $0.name == "provide" }) else { return own.isInit ? mark : nil }
    let directive = WrittenDirective(near: own.place)
    return place.path == own.source.path ? directive?.moved(above: place) : nil
  }

  /// Marks one of several initializers, or unmarks it if several are marked.
  private var mark: Diagnostic.Fix? {
    diagnostic.message.contains("mark only one")
      ? directive?.removal : place.insertingLine("// @provide", "write // @provide above line \(place.line)")
  }
}

extension WrittenDirective {
  /// Moves it from its declaration to an alias above that.
  fileprivate func moved(toAlias alias: String) -> Diagnostic.Fix? {
    guard fillsLine else { return nil }
    return place.at(comment.upperBound).inserting(
      "\n\(place.indent)\(alias)\n", "write \(alias) below // \(text)")
  }

  /// Replaces an accessor, from which the types, the name and the access come.
  fileprivate func replacing(accessor option: String) -> Diagnostic.Fix {
    let taken = ["as", "name", "accessor", "into", "public", "package"]
    return rewritten(
      options.filter { !taken.contains($0.label ?? $0) } + [option], "write \(option) in the directive")
  }

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

  /// Drops an option that forbids arguments, and the ones that need a kept value; nil where it keeps one for each argument.
  fileprivate func withArguments(without word: String) -> Diagnostic.Fix? {
    let isLifetime = word.label == nil
    guard options.contains(where: { $0.isOption(word) }),
      !isLifetime || !options.contains(where: { $0.label == "keyed" })
    else { return nil }
    let rest = options.filter {
      !$0.isOption(word) && !(isLifetime && ["eager", "onClose"].contains($0.label ?? $0))
    }
    return rewritten(rest, "drop \(word) from the directive")
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
