// SPDX-License-Identifier: MIT

/// An argument, which the caller of an accessor supplies.
struct Argument {
  let parameter: Parameter
  /// The local name, without backticks.
  let name: String

  /// Whether only the declaration knows its default, so that the call may leave it out.
  var mayBeLeftOut: Bool { parameter.hasUnknownDefault }

  /// The parameter as the accessor declares it.
  var text: String {
    let label = parameter.label.quotedLabel
    let value = if case .argument(.copied(let text)) = parameter.role { " = \(text)" } else { "" }
    return
      "\(parameter.builders)\(parameter.label == name ? label : "\(label) \(name.quotedIfNeeded)"): \(parameter.isAutoclosure ? "@autoclosure " : "")\(parameter.spelling)\(value)"
  }
}

extension [Argument] {
  /// The arguments of a choice, with all that cannot be left out.
  func shown(_ given: Set<String>) -> [Argument] {
    filter { !$0.mayBeLeftOut || given.contains($0.name) }
  }

  /// All choices of the arguments that may be left out, by name, the fullest first.
  var choices: [Set<String>] { filter(\.mayBeLeftOut).map(\.name)[...].subsets }
}

/// A value handed to a call.
struct CallArgument {
  /// The label without backticks; `_` for none.
  var label: String
  var expression: String
  /// The name of the argument that it passes on, if that may be left out.
  var argument: String?
  var attempt: CallEffects = []

  func isGiven(_ given: Set<String>) -> Bool { argument.map(given.contains) ?? true }

  /// In a call, all keywords other than `inout` are plain labels.
  var text: String { label == "_" ? expression : "\(label.asLabel): \(expression)" }
}

extension [CallArgument] {
  /// The list of a call.
  var text: String { map(\.text).commaSeparated }
}

extension Parameter {
  /// An argument's type in the key's maker; an optional if it may be left out.
  var makerType: String {
    guard hasUnknownDefault else { return "\(spelling)" }
    let prefixes = spelling.prefixes.filter { $0 != "@escaping" && $0 != "sending" }
    let core = spelling.unprefixed
    let sending = spelling.prefixes.contains("sending") ? "sending " : ""
    return "\(sending)\(TypeSyntax.optional(prefixes.isEmpty ? core : .prefixed(prefixes, core)))"
  }
}
