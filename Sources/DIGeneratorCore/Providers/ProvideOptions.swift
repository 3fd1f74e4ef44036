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
    guard seen.insert(key).inserted else { return "'\(key)' is given twice" }
    if Self.later.contains(key) { return "'\(key)' \(notSupported)" }
    switch (key, option.label) {
    case ("as", .some): return takeTypes(option)
    case ("name", .some): return takeName(option)
    case ("as", nil), ("name", nil):
      return "'\(key)' needs a value: \(key): \(key == "as" ? "SomeType" : "someName")"
    case (_, .some): return unknown(key + ":", among: Self.labels.map { $0 + ":" })
    default: return takeWord(key, option.place)
    }
  }

  private mutating func takeWord(_ word: String, _ place: Place) -> String? {
    if let lifetime = Provider.Lifetime(rawValue: word) {
      if let earlier = self.lifetime { return "'\(word)' contradicts '\(earlier)'" }
      self.lifetime = lifetime
      lifetimePlace = place
    } else if let access = Access(modifier: word), Self.words.contains(word) {
      if let earlier = self.access { return "'\(word)' contradicts '\(earlier.keyword)'" }
      self.access = access
      accessPlace = place
    } else {
      return unknown(word, among: Self.words + Self.labels.map { $0 + ":" })
    }
    return nil
  }

  private mutating func takeTypes(_ option: Directive.Option) -> String? {
    if option.values.isEmpty { return "'as:' names no type" }
    if let broken = option.values.first(where: { $0.type == nil }) { return "'\(broken.text)' is not a type" }
    types = option.values
    return nil
  }

  private mutating func takeName(_ option: Directive.Option) -> String? {
    if option.isList || option.values.isEmpty { return "'name:' takes one name" }
    name = option.values[0]
    return nil
  }

  private func unknown(_ word: String, among known: [String]) -> String {
    let nearest = Spelling.nearest(to: word, in: known + Self.later.map { $0 })
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
    let hint = excess.text.hasPrefix("(") ? "; options follow without a space: @\(name)\(excess.text)" : ""
    diagnostics.report(
      .unknownOption, "unexpected '\(excess.text)' behind '@\(name)'\(hint)", at: excess.place)
    return false
  }
}
