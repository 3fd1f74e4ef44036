// SPDX-License-Identifier: MIT

/// The options of a directive, each checked against its rule.
struct DirectiveOptions {
  let directive: Directive
  private var given: [OptionName: Directive.Option] = [:]
  /// Whether a mistake was found, so that nothing should be concluded from the rest.
  private(set) var isBroken = false

  /// Reads the options of a directive, and reports mistakes in them.
  init(_ directive: Directive, diagnostics: inout DiagnosticCollector) {
    self.directive = directive
    // Without the closing parenthesis, the last option may have swallowed anything.
    var mistakes = (directive.isClosed ? directive.options : []).compactMap { take($0) }
    mistakes += directive.mistakeAtEnd.asList
    if mistakes.isEmpty { mistakes = contradiction.asList }
    isBroken = !mistakes.isEmpty
    for mistake in mistakes { diagnostics.report(mistake) }
  }

  private var rules: [OptionRule] { OptionRule.rules(of: directive) }

  private func rule(_ word: String) -> OptionRule? { rules.first { $0.word == word } }

  /// Takes one option, or returns the mistake in it.
  private mutating func take(_ option: Directive.Option) -> Diagnostic? {
    let word = option.word
    let wrong = { (message: Advice) in option.written.mistake(message) }
    if word.isEmpty { return wrong("an option is missing here") }
    guard let rule = rule(word) else { return unknown(option) }
    if let earlier = given[rule.name] {
      let all = (earlier.values + option.values).map(\.text).commaSeparated
      let isList = [.types, .settings].contains(rule.shape) && option.label != nil
      return wrong("'\(word)' is given twice\(isList ? "; write a list: \(word): [\(all)]" : "")")
    }
    if rule.shape != .nothing {
      if let mistake = rule.mistake(in: option) { return mistake }
    } else if option.label != nil {
      return wrong("'\(word)' takes no value")
    } else if let other = OptionRule.alternatives.first(where: { $0.contains(rule.name) })?.first(where: {
      given[$0] != nil
    }) {
      return wrong("'\(word)' contradicts '\(other)'")
    }
    given[rule.name] = option
    return nil
  }

  // MARK: Unknown options

  private func unknown(_ option: Directive.Option) -> Diagnostic {
    var written = option.written
    let text = written.text
    let titles = rules.map(\.title)
    let isProvide = directive.kind == .provide
    var foreign = isProvide ? ForeignWords.meanings[text] : nil
    // The value of `in:` is a type.
    if foreign == "in:", option.values[0].text.first?.isUppercase != true { foreign = nil }
    if let foreign, !titles.contains(foreign) {
      return written.mistake("unknown option '\(text)'; \(foreign)")
    }
    let isType = isProvide && text.first?.isUppercase == true
    let near =
      foreign ?? Spelling.nearest(to: text, in: isType ? titles.filter { !$0.hasSuffix(":") } : titles)
    let slip = slip(option)
    if slip != nil, option.label != nil { written.text += " " + option.values[0].text }
    let types = (self.types ?? []).map(\.text) + [text]
    let typed = "as: " + (types.count == 1 ? text : "[\(types.commaSeparated)]")
    let meant = slip ?? near ?? (isType ? typed : nil)
    // A word cannot replace a label, nor a label a word.
    let isMend =
      slip != nil || (near.map { $0.hasSuffix(":") == (option.label != nil) } ?? (types.count == 1))
    let known = "there \(titles.count == 1 ? "is" : "are") \(titles.commaSeparated)"
    let hint = meant.map { "did you mean '\($0)'?" } ?? known
    return written.mistake("unknown option '\(written.text)'; \(hint)", means: isMend ? meant : nil)
  }

  /// The intended option, where a known word has a wrong form: `as Clock`, `singleton weak`, `scope: .singleton`, `throws(E)`.
  private func slip(_ option: Directive.Option) -> String? {
    let words = option.values[0].text.split { " =(".contains($0) }.map(String.init)
    if option.label != nil {
      let word = String(option.values[0].text.drop { $0 == "." })
      let meant = word == "shared" ? "singleton" : ForeignWords.meanings[word] ?? word
      return OptionRule.alternatives.joined().map(\.rawValue).first { $0 == meant && self.rule($0) != nil }
    }
    if words == ["MainActor"], directive.kind == .module { return "isolation: MainActor" }
    guard words.count > 1, let rule = rule(words[0]) else { return nil }
    if option.written.text.contains("(") { return rule.word }
    let rest = words.dropFirst().joined(separator: " ")
    return rule.shape == .nothing ? "\(rule.word), \(rest)" : words.count == 2 ? "\(rule.title) \(rest)" : nil
  }

  // MARK: Options together

  private var contradiction: Diagnostic? {
    if let kind = directive.kind, let (name, message) = OptionRule.indispensable[kind], given[name] == nil {
      return Diagnostic(.unknownOption, "\(message)", at: directive.place)
    }
    return directive.options.lazy.compactMap { option in
      OptionName(rawValue: option.word).flatMap { contradiction(to: $0, option.written) }
    }.first
  }

  private func contradiction(to name: OptionName, _ written: OptionValue) -> Diagnostic? {
    for (names, other, reason) in OptionRule.conflicts where names.contains(name) && given[other] != nil {
      return written.mistake("'\(name)' contradicts '\(other)': \(reason)")
    }
    if let (others, reason) = OptionRule.companions[name], others.allSatisfy({ given[$0] == nil }) {
      return written.mistake(
        "'\(name)' needs '\(others.map(\.rawValue).joined(separator: "' or '"))': \(reason)")
    }
    guard lifetime == .transient, let (needed, reason) = OptionRule.needs[name] else { return nil }
    return given[.transient] != nil
      ? written.mistake("'\(name)' contradicts 'transient': \(reason)")
      : written.mistake("'\(name)' needs '\(needed)': \(reason)", means: "\(needed), \(written.text)")
  }
}

// MARK: The options' values

extension DirectiveOptions {
  private func values(_ name: OptionName) -> [OptionValue] { given[name]?.values ?? [] }

  /// The lifetime; `keyed:` implies `singleton`.
  var lifetime: Lifetime {
    written.flatMap { Lifetime(rawValue: $0.word) } ?? (given[.keyed] == nil ? .transient : .singleton)
  }

  /// The option that names a lifetime, if one does.
  private var written: Directive.Option? { OptionRule.alternatives[0].compactMap { given[$0] }.first }

  /// Whether the lifetime is stated, and does not come from the replaced provider.
  var hasLifetime: Bool { written != nil || given[.keyed] != nil }

  /// The place of the lifetime, else of `keyed:`, else of the directive.
  var lifetimePlace: Place { (written ?? given[.keyed])?.place ?? directive.place }

  var access: Access { given[.public] != nil ? .public : given[.package] != nil ? .package : .internal }
  var accessPlace: Place { (given[.public] ?? given[.package])?.place ?? directive.place }
  /// Where the option stands; nil without it.
  var boxed: Place? { given[.boxed]?.place }
  var eager: Place? { given[.eager]?.place }
  var live: Place? { given[.live]?.place }
  var set: Place? { given[.set]?.place }
  /// The types of `as:`; nil without it.
  var types: [OptionValue]? { given[.as]?.values }
  /// The element types of `into:`.
  var collections: [OptionValue] { values(.into) }
  /// The key of `key:`.
  var key: OptionValue? { values(.key).first }
  /// The arguments of `keyed:`.
  var keys: [OptionValue] { values(.keyed) }
  /// The assignments of `set:`.
  var settings: [OptionValue] { values(.set) }
  var name: OptionValue? { values(.name).first }
  /// The name of the accessor where it is another one than the provider's.
  var accessor: OptionValue? { values(.accessor).first }
  /// The method of `onClose:`.
  var closing: OptionValue? { values(.onClose).first }
  /// The accessor of `replaces:`.
  var replaced: OptionValue? { values(.replaces).first }
  /// The number of `order:`.
  var order: OptionValue? { values(.order).first }
  /// The child container of `in:`.
  var owner: OptionValue? { values(.in).first }
  /// The container of `parent:`.
  var parent: OptionValue? { values(.parent).first }
  /// The rule of `match:`.
  var match: MatchRule? { values(.match).first.flatMap { MatchRule(rawValue: $0.text) } }
  var matchPlace: Place? { given[.match]?.place }
  var isAsync: Bool { given[.async] != nil }
  var isThrowing: Bool { given[.throws] != nil }
  var hasIsolation: Bool { given[.isolation] != nil }
}

extension Directive {
  /// The mistake at its end: a missing parenthesis, or text behind it.
  var mistakeAtEnd: Diagnostic? {
    if !isClosed { return unclosed }
    guard let excess else { return nil }
    // As in `@provide (singleton)`, `@provide singleton` and `@provide: singleton`.
    let text = excess.text.drop { ":([ ".contains($0) }.prefix { !")]".contains($0) }
    let isOption = OptionRule.rules(of: self).contains { $0.word == text.prefix { $0.isLetter } }
    let message = "unexpected '\(excess.text)' behind '@\(name)'"
    if options.isEmpty, isOption || excess.text.hasPrefix("(") {
      let end = place.moved(by: 1 + name.utf8.count)
      let gap = String(repeating: " ", count: excess.place.offset - end.offset)
      return Diagnostic(
        .unknownOption, "\(message); options stand in parentheses, without a space: @\(name)(\(text))",
        at: excess.place,
        fix: .init("write '@\(name)(\(text))'", replacing: gap + excess.text, with: "(\(text))", at: end))
    }
    let isRemark = ["//", "/*", "-", "–", "—"].contains(where: excess.text.hasPrefix)
    return excess.mistake("\(message)\(isRemark ? "; a remark goes on a line of its own" : "")")
  }

  /// The mistake where the options do not end: a parenthesis is missing, or a quote has swallowed it.
  private var unclosed: Diagnostic {
    let source = place.source
    let line = place.offset..<min(end, source.endOfLine(at: place.offset))
    let quotes = line.filter { source.bytes[$0] == UInt8(ascii: "\"") }
    if quotes.count % 2 == 0 {
      return Diagnostic(
        .unknownOption, "the options of '@\(name)' are not closed: ')' is missing", at: place)
    }
    let quote = OptionValue(text: "\"", place: source.place(at: quotes[quotes.count - 1]))
    return quote.mistake(
      "a quote of '@\(name)' is not closed; names and types have no quotes",
      means: quotes.count == 1 ? "" : nil)
  }

  /// Whether `match:` is given, so that a subtype is provided in place of the type. Its rule may be invalid.
  var isMatching: Bool { options.contains { $0.word == OptionName.match.rawValue } }
}

extension Directive.Option {
  /// Its label, or its text where it has no label.
  var word: String { label ?? values[0].text }

  /// The text that says which option it is.
  var written: OptionValue {
    OptionValue(text: label.map { $0 + ":" } ?? values[0].text, place: place)
  }
}

extension OptionValue {
  /// A diagnostic at the value, with a fix where the intended text is certain.
  func mistake(_ message: Advice, means meant: String? = nil, as id: DiagnosticID = .unknownOption)
    -> Diagnostic
  {
    Diagnostic(
      id, message, at: place, fix: meant.map { Diagnostic.Fix(replacing: text, with: $0, at: place) })
  }

  /// The reason why it cannot be an accessor's name; nil if it can.
  var mistakeAsName: Diagnostic? {
    let bare = text.withoutBackticks
    if SwiftWords.impossibleMembers.contains(bare) {
      return mistake("'\(text)' cannot be the name of an accessor", as: .invalidName)
    }
    if bare.isPlainIdentifier || text != bare { return nil }
    if let bare = text.unquoted {
      let isName = OptionValue(text: bare, place: place).mistakeAsName == nil
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
        $0.value.contains { DirectiveOptions($0, diagnostics: &ignored).hasIsolation }
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
