// SPDX-License-Identifier: MIT

/// What an `#if` asks for, as a boolean expression over parts that nobody here looks into.
///
/// Which flags a build has is not known, so nothing is ever decided by the value of a part: only by what holds
/// whatever the parts are.
enum Condition: Hashable, Sendable {
  /// `DEBUG`, `os(Linux)`, `swift(>=6)`, and whether it must hold or must not.
  case part(String, Bool)
  case all([Condition])
  case any([Condition])

  static func atom(_ text: String) -> Condition { .part(text, true) }

  /// What holds where there is no `#if`.
  static var always: Condition { .all([]) }
  static var never: Condition { .any([]) }

  var isAlways: Bool { self == .always }

  // MARK: Combining

  static func && (left: Condition, right: Condition) -> Condition { conjunction([left, right]) }

  static func || (left: Condition, right: Condition) -> Condition { disjunction([left, right]) }

  static prefix func ! (condition: Condition) -> Condition {
    switch condition {
    case .part(let text, let holds): .part(text, !holds)
    case .all(let terms): .any(terms.map(!))
    case .any(let terms): .all(terms.map(!))
    }
  }

  /// Every term once; nothing where two of them exclude each other.
  static func conjunction(_ list: [Condition]) -> Condition {
    let terms = list.flatMap { if case .all(let inner) = $0 { inner } else { [$0] } }.unique
    let known = Set(terms)
    if terms.contains(where: { $0 == .never || known.contains(!$0) }) { return .never }
    return terms.count == 1 ? terms[0] : .all(terms)
  }

  static func disjunction(_ list: [Condition]) -> Condition { !conjunction(list.map(!)) }
}

extension Condition: CustomStringConvertible {
  /// As it stands behind `#if`.
  var description: String {
    switch self {
    case .part(let text, let holds): holds ? text : "!\(text)"
    case .all([]): "true"
    case .any([]): "false"
    case .all(let terms):
      terms.map { if case .any = $0 { "(\($0))" } else { "\($0)" } }.joined(separator: " && ")
    case .any(let terms): terms.map(\.description).joined(separator: " || ")
    }
  }
}

extension Declaration {
  /// What all the `#if`s around it ask for, those around the types that it is in included.
  var condition: Condition {
    .conjunction(([self] + ancestors).flatMap(\.conditions).map(ConditionParser.condition))
  }
}
