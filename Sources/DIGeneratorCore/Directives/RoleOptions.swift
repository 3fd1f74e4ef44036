// SPDX-License-Identifier: MIT

/// The options that give a value its place among others: in a collection, instead of another, for its subtypes; and
/// the properties it gets there.
extension ProvideOptions {
  mutating func takeJoins(_ option: Directive.Option) -> Complaint? {
    if option.values.allSatisfy({ $0.text.isEmpty }) { return Self.lack(of: "into") }
    for value in option.values where value.type == nil {
      return Complaint("'\(value.text)' is not a type", at: value.place)
    }
    joins = option.values
    return nil
  }

  mutating func takeSettings(_ option: Directive.Option) -> Complaint? {
    guard option.isList, !option.values.isEmpty else { return Self.lack(of: "set") }
    for value in option.values where !value.isAssignment {
      return Complaint("'\(value.text)' sets no property; write 'property = value'", at: value.place)
    }
    settings = option.values
    settingsPlace = option.place
    return nil
  }

  mutating func takeReplaced(_ option: Directive.Option) -> Complaint? {
    replaced = option.single
    return replaced == nil ? Self.lack(of: "replaces") : nil
  }

  mutating func takeOwner(_ option: Directive.Option) -> Complaint? {
    guard let value = option.single, value.type != nil else { return Self.lack(of: "in") }
    owner = value
    return nil
  }

  mutating func takeMatch(_ option: Directive.Option) -> Complaint? {
    guard let value = option.single else { return Self.lack(of: "match") }
    match = MatchRule(rawValue: value.text)
    matchPlace = option.place
    return MatchRule.complaint(about: value)
  }

  /// Reports options that mean nothing beside `replaces:` or `match:`.
  mutating func checkCompany(of directive: Directive, _ diagnostics: inout DiagnosticCollector) {
    for option in directive.options {
      let word = option.label ?? option.values[0].text
      guard let complaint = complaint(aboutCompany: word) else { continue }
      diagnostics.report(.unknownOption, complaint, at: option.place)
      isBroken = true
    }
  }

  private func complaint(aboutCompany word: String) -> String? {
    if match != nil, !["match", "name", "public", "package"].contains(word) {
      return
        "'\(word)' contradicts 'match', which hands out what the provider of a subtype makes; it goes there"
    }
    if let replaced, ["as", "name", "into", "public", "package"].contains(word) {
      return "'\(word)' contradicts 'replaces': all that is that of '\(replaced.text)'"
    }
    return nil
  }
}
