// SPDX-License-Identifier: MIT

/// Which of a type's provided subtypes stands for it.
enum MatchRule: String, Sendable, CaseIterable, CustomStringConvertible {
  /// The one with the fewest declared steps to the type.
  case nearest
  /// The one with the most.
  case furthest

  var description: String { rawValue }

  /// What is wrong with a rule as it is written, if it is none.
  static func complaint(about value: Directive.Value) -> Complaint? {
    guard MatchRule(rawValue: value.text) == nil else { return nil }
    let words = allCases.map(\.rawValue)
    if let nearest = Spelling.nearest(to: value.text, in: words) {
      var complaint = Complaint(
        "'\(value.text)' is no rule; did you mean '\(nearest)'?", value.text, means: nearest, at: value.place)
      complaint.place = value.place
      return complaint
    }
    return Complaint(
      "'\(value.text)' is no rule; there are \(words.joined(separator: " and "))", at: value.place)
  }
}
