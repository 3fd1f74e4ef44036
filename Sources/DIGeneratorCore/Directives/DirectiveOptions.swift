// SPDX-License-Identifier: MIT

/// The options of a directive, each checked against its rule.
struct DirectiveOptions: Sendable {
  let directive: Directive
  private var given: [String: Directive.Option] = [:]
  /// Whether a mistake was found, so that nothing should be concluded from the rest.
  private(set) var isBroken = false

  /// Reads the options of a directive, and reports mistakes in them.
  init(_ directive: Directive, diagnostics: inout DiagnosticCollector) {
    self.directive = directive
    // Without the closing parenthesis, the last option may have swallowed anything.
    var mistakes = (directive.isClosed ? directive.options : []).compactMap { take($0) }
    mistakes += [directive.mistakeAtEnd].compactMap(\.self)
    if mistakes.isEmpty { mistakes = [contradiction].compactMap(\.self) }
    isBroken = !mistakes.isEmpty
    for mistake in mistakes { diagnostics.report(mistake) }
  }

  /// The option of a name, where it is given.
  subscript(word: String) -> Directive.Option? { given[word] }

  /// The values behind an option's colon.
  func values(_ word: String) -> [Directive.Value] { given[word]?.values ?? [] }

  private var rules: [OptionRule] { OptionRule.all[directive.name, default: []] }

  private func rule(_ word: String) -> OptionRule? { rules.first { $0.word == word } }

  /// Takes one option, or returns the mistake in it.
  private mutating func take(_ option: Directive.Option) -> Diagnostic? {
    let word = option.word
    let wrong = { option.written.mistake($0) }
    if word.isEmpty { return wrong("an option is missing here") }
    guard let rule = rule(word) else { return unknown(option) }
    if let earlier = given[word] {
      let all = (earlier.values + option.values).map(\.text).joined(separator: ", ")
      let isList = [.types, .settings].contains(rule.shape) && option.label != nil
      return wrong("'\(word)' is given twice" + (isList ? "; write a list: \(word): [\(all)]" : ""))
    }
    if rule.shape != .nothing {
      if let mistake = rule.mistake(in: option) { return mistake }
    } else if option.label != nil {
      return wrong("'\(word)' takes no value")
    } else if let other = OptionRule.alternatives.first(where: { $0.contains(word) })?.first(where: {
      given[$0] != nil
    }) {
      return wrong("'\(word)' contradicts '\(other)'")
    }
    given[word] = option
    return nil
  }

  // MARK: Unknown options

  private func unknown(_ option: Directive.Option) -> Diagnostic {
    var written = option.written
    let (text, titles) = (written.text, rules.map(\.title))
    let isProvide = directive.name == Directive.provide
    let foreign = isProvide ? ForeignWords.meanings[text] : nil
    if let foreign, !titles.contains(foreign) {
      return written.mistake("unknown option '\(text)'; \(foreign)")
    }
    let isType = isProvide && text.first?.isUppercase == true
    let near =
      foreign ?? Spelling.nearest(to: text, in: isType ? titles.filter { !$0.hasSuffix(":") } : titles)
    let slip = slip(option)
    if slip != nil, option.label != nil { written.text += " " + option.values[0].text }
    let types = values("as").map(\.text) + [text]
    let typed = "as: " + (types.count == 1 ? text : "[\(types.joined(separator: ", "))]")
    let meant = slip ?? near ?? (isType ? typed : nil)
    // A word cannot replace a label, nor a label a word.
    let isMend =
      slip != nil || (near.map { $0.hasSuffix(":") == (option.label != nil) } ?? (types.count == 1))
    let known = "there \(titles.count == 1 ? "is" : "are") \(titles.joined(separator: ", "))"
    let hint = meant.map { "did you mean '\($0)'?" } ?? known
    return written.mistake("unknown option '\(written.text)'; \(hint)", means: isMend ? meant : nil)
  }

  /// The intended option, where a known word has a wrong form: `as Clock`, `singleton weak`, `scope: .singleton`, `throws(E)`.
  private func slip(_ option: Directive.Option) -> String? {
    let words = option.values[0].text.split { " =(".contains($0) }.map(String.init)
    if option.label != nil {
      let word = option.values[0].text.drop { $0 == "." }
      return OptionRule.alternatives.joined().first { $0 == word && self.rule($0) != nil }
    }
    if words == ["MainActor"], rule("isolation") != nil { return "isolation: MainActor" }
    guard words.count > 1, let rule = rule(words[0]) else { return nil }
    if option.written.text.contains("(") { return rule.word }
    let rest = words.dropFirst().joined(separator: " ")
    return rule.shape == .nothing ? "\(rule.word), \(rest)" : words.count == 2 ? "\(rule.title) \(rest)" : nil
  }

  // MARK: Options together

  private var contradiction: Diagnostic? {
    if let (word, message) = OptionRule.indispensable[directive.name], given[word] == nil {
      return Diagnostic(.unknownOption, message, at: directive.place)
    }
    for option in directive.options {
      for (words, other, reason) in OptionRule.conflicts where words.contains(option.word) {
        if given[other] != nil {
          return option.written.mistake("'\(option.word)' contradicts '\(other)': \(reason)")
        }
        if other == "transient", wantedLifetime == .transient {
          return option.written.mistake(
            "'\(option.word)' needs 'singleton': \(reason)", means: "singleton, \(option.written.text)")
        }
      }
    }
    return nil
  }
}

// MARK: The options' values

extension DirectiveOptions {
  /// The option that names a lifetime, if one does.
  private var lifetime: Directive.Option? {
    OptionRule.alternatives[0].compactMap { given[$0] }.first
  }

  /// The lifetime; `keyed:` implies `singleton`.
  var wantedLifetime: Lifetime {
    lifetime.flatMap { Lifetime(rawValue: $0.word) }
      ?? (given["keyed"] == nil ? .transient : .singleton)
  }

  /// The place of the lifetime, else of `keyed:`, else of the directive.
  var lifetimePlace: Place { (lifetime ?? given["keyed"])?.place ?? directive.place }

  var access: Access { given["public"] != nil ? .public : given["package"] != nil ? .package : .internal }
  var accessPlace: Place { (given["public"] ?? given["package"])?.place ?? directive.place }
  var name: Directive.Value? { values("name").first }
  /// The accessor of `replaces:`.
  var replaced: Directive.Value? { values("replaces").first }
  /// The child container of `in:`.
  var owner: Directive.Value? { values("in").first }
  /// The rule of `match:`.
  var match: MatchRule? { values("match").first.flatMap { MatchRule(rawValue: $0.text) } }
}

extension Directive {
  /// Whether `match:` is given, so that a subtype is provided in place of the type. Its rule may be invalid.
  var isMatching: Bool { options.contains { $0.word == "match" } }
}

extension Directive.Option {
  /// Its label, or its text where it has no label.
  var word: String { label ?? values[0].text }

  /// The text that says which option it is.
  var written: Directive.Value {
    Directive.Value(text: label.map { $0 + ":" } ?? values[0].text, place: place)
  }
}

extension Directive.Value {
  /// A diagnostic at the value, with a fix where the intended text is certain.
  func mistake(_ message: String, means meant: String? = nil, as id: DiagnosticID = .unknownOption)
    -> Diagnostic
  {
    Diagnostic(
      id, message, at: place, fix: meant.map { Diagnostic.Fix(replacing: text, with: $0, at: place) })
  }

  /// The reason why it cannot be an accessor's name; nil if it can.
  var mistakeAsName: Diagnostic? {
    let bare = text.withoutBackticks
    if SwiftWords.isImpossibleMember(bare) {
      return mistake("'\(text)' cannot be the name of an accessor", as: .invalidName)
    }
    if bare.isPlainIdentifier || text != bare { return nil }
    if let bare = text.unquoted {
      let isName = Directive.Value(text: bare, place: place).mistakeAsName == nil
      return mistake("a name has no quotes; write \(bare)", means: isName ? bare : nil, as: .invalidName)
    }
    return mistake("'\(text)' is not a name; write an identifier such as 'mainStore'", as: .invalidName)
  }

  /// The reason why it is no rule of `match:`; nil if it is one.
  var mistakeAsRule: Diagnostic? {
    if MatchRule(rawValue: text) != nil { return nil }
    let words = MatchRule.allCases.map(\.rawValue)
    let nearest = Spelling.nearest(to: text, in: words)
    let hint = nearest.map { "did you mean '\($0)'?" } ?? "there are \(words.joined(separator: " and "))"
    return mistake("'\(text)' is no rule; \(hint)", means: nearest)
  }

  /// Whether it has the form `path = value`; the compiler judges the names.
  var isAssignment: Bool {
    let path = text.prefix { !"=[(".contains($0) }
    guard let first = path.first, first.isLetter || "_`".contains(first) else { return false }
    guard path.allSatisfy({ $0.isLetter || $0.isNumber || "_.?!` ".contains($0) }) else { return false }
    let rest = text.dropFirst(path.count)
    // Any `=` will do behind brackets, though it may stand inside them: the compiler judges the rest.
    if rest.first != "=" { return rest.contains("=") }
    return rest.dropFirst().first.map { !"=-+*/<>!&|^~%".contains($0) } ?? false
  }
}

extension SourceModel {
  /// The modules whose default isolation is the main actor.
  var mainActorModules: Set<String> {
    var ignored = DiagnosticCollector()
    return Set(
      moduleDirectives.filter {
        $0.value.contains { DirectiveOptions($0, diagnostics: &ignored)["isolation"] != nil }
      }
      .keys)
  }

  /// Reports mistakes in the target's own `@module` directives.
  func reportModuleDirectives(_ diagnostics: inout DiagnosticCollector) {
    for directive in moduleDirectives[module] ?? [] {
      _ = DirectiveOptions(directive, diagnostics: &diagnostics)
    }
  }
}

extension String {
  /// The text between the quotes around it; nil where there are no quotes, or nothing between them.
  var unquoted: String? {
    hasPrefix("\"") && hasSuffix("\"") && count > 2 ? String(dropFirst().dropLast()) : nil
  }
}
