// SPDX-License-Identifier: MIT

/// What a `@provide` directive asks for, checked word by word.
struct ProvideOptions: Sendable {
  var lifetime: Provider.Lifetime?
  var lifetimePlace: Place
  var access: Access?
  var accessPlace: Place
  /// The types of `as:`, `Self` among them where it is asked for.
  var types: [Directive.Value] = []
  var name: Directive.Value?
  /// Where `boxed` stands.
  var boxedPlace: Place?
  /// Where `eager` stands.
  var eagerPlace: Place?
  /// The method of `onClose:`.
  var closer: Directive.Value?
  /// The arguments of `keyed:`, for each value of which there is a singleton.
  var keys: [Directive.Value] = []
  /// The types of `into:`, whose collections the value joins.
  var joins: [Directive.Value] = []
  /// The assignments of `set:`.
  var settings: [Directive.Value] = []
  var settingsPlace: Place
  /// The accessor of `replaces:`.
  var replaced: Directive.Value?
  /// The child container of `in:`.
  var owner: Directive.Value?
  var match: MatchRule?
  var matchPlace: Place
  /// Whether there is a `match:`, however it is written.
  var isMatched = false
  /// Whether something was wrong, so that nothing should be concluded from the rest.
  var isBroken = false

  static let words = ["transient", "singleton", "weak", "public", "package", "boxed", "eager"]
  static let labels = ["as", "name", "keyed", "into", "set", "replaces", "in", "match", "onClose"]
  private static let labelsWithColon = labels.map { $0 + ":" }
  /// What stands behind each label.
  private static let values = [
    "as": "a type: as: SomeType", "name": "a name: name: someName",
    "keyed": "an argument: keyed: someArgument", "into": "a protocol: into: SomeProtocol",
    "set": "a list of properties and their values: set: [x = 10, y = 20]",
    "replaces": "an accessor: replaces: someName", "in": "one child container: in: SomeStruct",
    "match": "a rule: match: nearest", "onClose": "a method: onClose: someMethod",
  ]

  /// Whether each part of a text begins as an option does.
  static func areOptions(_ text: String) -> Bool {
    text.split(separator: ",").map { String($0).trimmed }.allSatisfy { part in
      words.contains(part)
        || labelsWithColon.contains { part.hasPrefix($0) && part.utf8.count > $0.utf8.count }
    }
  }

  init(_ directive: Directive, diagnostics: inout DiagnosticCollector) {
    lifetimePlace = directive.place
    accessPlace = directive.place
    settingsPlace = directive.place
    matchPlace = directive.place
    isBroken = !directive.readOptions(&diagnostics) { take($0, $1, isNew: $2) }
    if directive.options.isEmpty { return }
    checkName(&diagnostics)
    checkTogether(directive, &diagnostics)
    checkLifecycle(of: directive, &diagnostics)
    checkCompany(of: directive, &diagnostics)
  }

  /// Takes one option; what is wrong with it, if something is.
  private mutating func take(_ option: Directive.Option, _ key: String, isNew: Bool) -> Complaint? {
    guard isNew else { return Complaint(repetition(of: key, option)) }
    isMatched = isMatched || key == "match"
    guard let label = option.label else { return Self.lack(of: key) ?? takeWord(key, option.place) }
    switch label {
    case "as": return takeTypes(option)
    case "name": return takeName(option)
    case "keyed": return takeKeys(option)
    case "into": return takeJoins(option)
    case "set": return takeSettings(option)
    case "replaces": return takeReplaced(option)
    case "in": return takeOwner(option)
    case "match": return takeMatch(option)
    case "onClose": return takeCloser(option)
    default:
      if Self.words.contains(label) { return "'\(label)' takes no value" }
      return word(behind: label, option) ?? unknown(label + ":", Self.labelsWithColon, at: option.place)
    }
  }

  /// What is wrong with a label that has no value, or none of its kind; nil for what is no label.
  static func lack(of label: String) -> Complaint? {
    values[label].map { Complaint("'\(label)' needs \($0)") }
  }

  private func repetition(of key: String, _ option: Directive.Option) -> String {
    let lists = ["as": types, "into": joins, "set": settings]
    guard let earlier = lists[key], option.label != nil else { return "'\(key)' is given twice" }
    let all = (earlier + option.values).map(\.text).joined(separator: ", ")
    return "'\(key)' is given twice; write a list: \(key): [\(all)]"
  }

  private mutating func takeWord(_ word: String, _ place: Place) -> Complaint? {
    if word == "boxed" {
      boxedPlace = place
    } else if word == "eager" {
      eagerPlace = place
    } else if let lifetime = Provider.Lifetime(rawValue: word) {
      if let earlier = self.lifetime { return "'\(word)' contradicts '\(earlier)'" }
      self.lifetime = lifetime
      lifetimePlace = place
    } else if let access = Keyword(rawValue: word).flatMap(Access.init), Self.words.contains(word) {
      if let earlier = self.access { return "'\(word)' contradicts '\(earlier.keyword)'" }
      self.access = access
      accessPlace = place
    } else {
      return misunderstood(word, place)
    }
    return nil
  }

  /// What somebody may have meant who did not write an option.
  private func misunderstood(_ text: String, _ place: Place) -> Complaint {
    let words = text.split { $0 == " " || $0 == "=" }.map(String.init)
    if words.count == 2, Self.labels.contains(words[0]) {
      let meant = "\(words[0]): \(words[1])"
      return Complaint("unknown option '\(text)'; did you mean '\(meant)'?", text, means: meant, at: place)
    }
    if words.count > 1, Self.words.contains(words[0]) {
      let meant = "\(words[0]), \(words.dropFirst().joined(separator: " "))"
      return Complaint("a comma is missing behind '\(words[0])'", text, means: meant, at: place)
    }
    if let answer = BorrowedWords.answer(to: text) { return Complaint("unknown option '\(text)'; \(answer)") }
    guard text.first?.isUppercase == true, Spelling.nearest(to: text, in: Self.words) == nil else {
      return unknown(text, Self.words + Self.labelsWithColon, at: place)
    }
    guard !types.isEmpty else {
      let meant = "as: \(text)"
      return Complaint("unknown option '\(text)'; did you mean '\(meant)'?", text, means: meant, at: place)
    }
    let all = types.map(\.text) + [text]
    return "unknown option '\(text)'; several types are a list: as: [\(all.joined(separator: ", "))]"
  }

  /// `scope: singleton`, as other tools have it: the word alone says it all.
  private func word(behind label: String, _ option: Directive.Option) -> Complaint? {
    guard option.values.count == 1, let text = option.values.first?.text else { return nil }
    let word = text.hasPrefix(".") ? String(text.dropFirst()) : text
    guard Self.words.contains(word), !["boxed", "eager"].contains(word) else { return nil }
    let written = "\(label): \(text)"
    return Complaint(
      "unknown option '\(written)'; the word stands alone: \(word)", written, means: word, at: option.place)
  }

  private mutating func takeTypes(_ option: Directive.Option) -> Complaint? {
    if option.values.allSatisfy({ $0.text.isEmpty }) { return Self.lack(of: "as") }
    for value in option.values {
      if value.text.hasSuffix(".self") {
        let type = String(value.text.dropLast(5))
        return Complaint(
          "'\(value.text)' is not a type; write '\(type)'", value.text, means: type, at: value.place)
      }
      if let type = value.text.unquoted {
        return Complaint("a type has no quotes; write as: \(type)", at: value.place)
      }
      if value.type == nil { return Complaint("'\(value.text)' is not a type", at: value.place) }
    }
    types = option.values
    return nil
  }

  private mutating func takeName(_ option: Directive.Option) -> Complaint? {
    name = option.single
    return name == nil ? Self.lack(of: "name") : nil
  }

  private mutating func takeKeys(_ option: Directive.Option) -> Complaint? {
    guard !option.values.isEmpty, option.values.allSatisfy({ !$0.text.isEmpty }) else {
      return Self.lack(of: "keyed")
    }
    keys = option.values
    if lifetime == nil { lifetimePlace = option.place }
    return nil
  }

  private func unknown(_ word: String, _ known: [String], at place: Place) -> Complaint {
    let nearest = BorrowedWords.option(for: word, in: known) ?? Spelling.nearest(to: word, in: known)
    let hint = nearest.map { "; did you mean '\($0)'?" } ?? "; there are \(known.joined(separator: ", "))"
    let message = "unknown option '\(word)'\(hint)"
    // A word is no mend for a label, nor a label for a word.
    guard let nearest, word.hasSuffix(":") == nearest.hasSuffix(":") else {
      return Complaint(message)
    }
    return Complaint(message, word, means: nearest, at: place)
  }

  private mutating func checkName(_ diagnostics: inout DiagnosticCollector) {
    guard let name, let complaint = Self.complaint(aboutName: name.text) else { return }
    diagnostics.report(.invalidName, complaint, at: name.place, fix: Self.fix(forName: name))
    isBroken = true
  }

  /// Why a name cannot be an accessor's, if it cannot.
  static func complaint(aboutName name: String) -> String? {
    let bare = name.withoutBackticks
    if SwiftWords.isImpossibleMember(bare) { return "'\(name)' cannot be the name of an accessor" }
    if let name = name.unquoted { return "a name has no quotes; write \(name)" }
    guard bare.isPlainIdentifier || name != bare else {
      return "'\(name)' is not a name; write an identifier such as 'mainStore'"
    }
    return nil
  }

  /// A name in quotes without them, where that is one.
  static func fix(forName name: Directive.Value) -> Diagnostic.Fix? {
    guard let bare = name.text.unquoted, complaint(aboutName: bare) == nil else { return nil }
    return Diagnostic.Fix(replacing: name.text, with: bare, at: name.place)
  }
}

extension String {
  /// What stands between quotes; nil where it is none, or nothing.
  fileprivate var unquoted: String? {
    hasPrefix("\"") && hasSuffix("\"") && count > 2 ? String(dropFirst().dropLast()) : nil
  }
}
