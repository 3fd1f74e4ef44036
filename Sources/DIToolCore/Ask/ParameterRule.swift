// SPDX-License-Identifier: MIT

/// The rules that choose the provider of a parameter, with the numbers and the words of the page `Directives`.
enum ParameterRule: Int, CaseIterable {
  case named = 1
  case label
  case unnamed
  case optional
  case otherwise

  var text: String {
    switch self {
    case .named: "the provider that @named asks for"
    case .label: "the provider with the parameter's label as its name"
    case .unnamed: "the provider of its type that has no name"
    case .optional: "for an optional: the same three, for the type inside"
    case .otherwise: "the parameter's default, or nil for an optional"
    }
  }

  /// `rule 3`
  var number: String { "rule \(rawValue)" }

  /// `rule 3: the provider of its type that has no name`
  var title: String { "\(number): \(text)" }
}
