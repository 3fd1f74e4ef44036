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
  /// Whether something was wrong, so that nothing should be concluded from the rest.
  var isBroken = false

  static let words = ["transient", "singleton", "public", "package"]
  static let labels = ["as", "name"]
  private static let labelsWithColon = labels.map { $0 + ":" }
  /// What the design has and this version does not.
  static let later = [
    "weak", "eager", "boxed", "in", "into", "keyed", "onClose", "set", "replaces", "match",
  ]

  init(_ directive: Directive, diagnostics: inout DiagnosticCollector) {
    lifetimePlace = directive.place
    accessPlace = directive.place
    var seen: Set<String> = []
    for option in directive.options {
      let key = option.label ?? option.values[0].text
      if let complaint = take(option, key, &seen) {
        diagnostics.report(.unknownOption, complaint, at: option.place)
        isBroken = true
      }
    }
    isBroken = !directive.reportExcess(&diagnostics) || isBroken
    checkName(&diagnostics)
  }

  /// Takes one option; what is wrong with it, if something is.
  private mutating func take(_ option: Directive.Option, _ key: String, _ seen: inout Set<String>) -> String?
  {
    guard seen.insert(key).inserted else { return repetition(of: key, option) }
    if Self.later.contains(key) { return "'\(key)' \(notSupported)" }
    switch (key, option.label) {
    case ("as", .some): return takeTypes(option)
    case ("name", .some): return takeName(option)
    case ("as", nil): return "'as' needs a type: as: SomeType"
    case ("name", nil): return "'name' needs a name: name: someName"
    case ("", nil): return "an option is missing here"
    case (_, .some):
      return Self.words.contains(key) ? "'\(key)' takes no value" : unknown(key + ":", Self.labelsWithColon)
    default: return takeWord(key, option.place)
    }
  }

  private func repetition(of key: String, _ option: Directive.Option) -> String {
    guard key == "as", option.label != nil else { return "'\(key)' is given twice" }
    let all = (types + option.values).map(\.text).joined(separator: ", ")
    return "'as' is given twice; write a list: as: [\(all)]"
  }

  private mutating func takeWord(_ word: String, _ place: Place) -> String? {
    if let lifetime = Provider.Lifetime(rawValue: word) {
      if let earlier = self.lifetime { return "'\(word)' contradicts '\(earlier)'" }
      self.lifetime = lifetime
      lifetimePlace = place
    } else if let access = Keyword(rawValue: word).flatMap(Access.init), Self.words.contains(word) {
      if let earlier = self.access { return "'\(word)' contradicts '\(earlier.keyword)'" }
      self.access = access
      accessPlace = place
    } else {
      return misunderstood(word)
    }
    return nil
  }

  /// What somebody may have meant who did not write an option.
  private func misunderstood(_ text: String) -> String {
    let words = text.split { $0 == " " || $0 == "=" }.map(String.init)
    if words.count == 2, Self.labels.contains(words[0]) { return "did you mean '\(words[0]): \(words[1])'?" }
    if words.count > 1, Self.words.contains(words[0]) { return "a comma is missing behind '\(words[0])'" }
    guard text.first?.isUppercase == true, Spelling.nearest(to: text, in: Self.words) == nil else {
      return unknown(text, Self.words + Self.labelsWithColon)
    }
    guard !types.isEmpty else { return "unknown option '\(text)'; did you mean 'as: \(text)'?" }
    let all = types.map(\.text) + [text]
    return "unknown option '\(text)'; several types are a list: as: [\(all.joined(separator: ", "))]"
  }

  private mutating func takeTypes(_ option: Directive.Option) -> String? {
    if option.values.allSatisfy({ $0.text.isEmpty }) { return "'as' needs a type: as: SomeType" }
    for value in option.values {
      if value.text.hasSuffix(".self") {
        return "'\(value.text)' is not a type; write '\(value.text.dropLast(5))'"
      }
      if value.type == nil { return "'\(value.text)' is not a type" }
    }
    types = option.values
    return nil
  }

  private mutating func takeName(_ option: Directive.Option) -> String? {
    guard !option.isList, let value = option.values.first, !value.text.isEmpty else {
      return "'name' needs a name: name: someName"
    }
    name = value
    return nil
  }

  private func unknown(_ word: String, _ known: [String]) -> String {
    let nearest = Spelling.nearest(to: word, in: known + Self.later)
    let hint = nearest.map { "; did you mean '\($0)'?" } ?? "; there are \(known.joined(separator: ", "))"
    return "unknown option '\(word)'\(hint)"
  }

  private mutating func checkName(_ diagnostics: inout DiagnosticCollector) {
    guard let name, let complaint = Self.complaint(aboutName: name.text) else { return }
    diagnostics.report(.invalidName, complaint, at: name.place)
    isBroken = true
  }

  /// Why a name cannot be an accessor's, if it cannot.
  static func complaint(aboutName name: String) -> String? {
    let bare = name.withoutBackticks
    if SwiftWords.impossibleMembers.contains(bare) { return "'\(name)' cannot be the name of an accessor" }
    if name.hasPrefix("\""), name.hasSuffix("\""), name.count > 2 {
      return "a name has no quotes; write \(name.dropFirst().dropLast())"
    }
    guard bare.isPlainIdentifier || name != bare else {
      return "'\(name)' is not a name; write an identifier such as 'mainStore'"
    }
    return nil
  }
}

extension Directive {
  /// Reports a missing parenthesis and whatever stands behind the directive's end; whether there was nothing.
  func reportExcess(_ diagnostics: inout DiagnosticCollector) -> Bool {
    if !isClosed {
      diagnostics.report(
        .unknownOption, "the options of '@\(name)' are not closed: ')' is missing", at: place)
      return false
    }
    guard let excess else { return true }
    let isOption = options.isEmpty && ProvideOptions.words.contains(excess.text)
    let hint =
      excess.text.hasPrefix("(")
      ? "; options follow without a space: @\(name)\(excess.text)"
      : isOption ? "; options stand in parentheses: @\(name)(\(excess.text))" : ""
    diagnostics.report(
      .unknownOption, "unexpected '\(excess.text)' behind '@\(name)'\(hint)", at: excess.place)
    return false
  }
}
