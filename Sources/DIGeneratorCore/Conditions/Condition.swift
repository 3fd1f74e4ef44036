// SPDX-License-Identifier: MIT

/// What an `#if` asks for, as a boolean expression over parts that nobody here looks into.
///
/// Which flags a build has is not known, so nothing is ever decided by the value of a part: only by what holds
/// whatever the parts are. Only what needs it is indirect: nearly all are constants, which so are no objects.
enum Condition: Hashable, Sendable {
  case constant(Bool)
  /// `DEBUG`, `os(Linux)`, `swift(>=6)`
  case atom(String)
  indirect case not(Condition)
  case all([Condition])
  case any([Condition])

  /// What holds where there is no `#if`.
  static var always: Condition { .constant(true) }
  static var never: Condition { .constant(false) }

  var isAlways: Bool { if case .constant(true) = self { true } else { false } }

  // MARK: Combining

  static func && (left: Condition, right: Condition) -> Condition {
    // As it is nearly everywhere.
    if left.isAlways { return right }
    return right.isAlways ? left : conjunction([left, right])
  }

  static func || (left: Condition, right: Condition) -> Condition { disjunction([left, right]) }

  static prefix func ! (condition: Condition) -> Condition {
    switch condition {
    case .constant(let value): .constant(!value)
    case .not(let inner): inner
    case .all(let terms): denied(terms).map(disjunction) ?? .not(condition)
    case .any(let terms): denied(terms).map(conjunction) ?? .not(condition)
    case .atom: .not(condition)
    }
  }

  /// What is denied, where all terms deny something: `!(!A && !B)` is `A || B`.
  private static func denied(_ terms: [Condition]) -> [Condition]? {
    let inner = terms.compactMap { if case .not(let inner) = $0 { inner } else { nil } }
    return inner.count == terms.count ? inner : nil
  }

  static func conjunction(_ list: [Condition]) -> Condition {
    let terms = list.flatMap { if case .all(let inner) = $0 { inner } else { [$0] } }
    guard let distinct = distinct(terms, neutral: .always) else { return .never }
    return distinct.count > 1 ? .all(distinct) : distinct.first ?? .always
  }

  static func disjunction(_ list: [Condition]) -> Condition {
    let terms = list.flatMap { if case .any(let inner) = $0 { inner } else { [$0] } }
    guard let distinct = distinct(terms, neutral: .never) else { return .always }
    return distinct.count > 1 ? .any(distinct) : distinct.first ?? .never
  }

  /// Every term once, without those that add nothing; nil where one of them, or two together, decide all.
  private static func distinct(_ terms: [Condition], neutral: Condition) -> [Condition]? {
    var seen: Set<Condition> = []
    for term in terms where term != neutral {
      if term == !neutral || seen.contains(!term) { return nil }
      seen.insert(term)
    }
    return terms.filter { seen.remove($0) != nil }
  }
}

extension Condition: CustomStringConvertible {
  /// As it stands behind `#if`.
  var description: String {
    switch self {
    case .constant(let value): "\(value)"
    case .atom(let text): text
    case .not(let inner): "!\(inner.operand)"
    case .all(let terms):
      terms.map { if case .any = $0 { $0.operand } else { "\($0)" } }.joined(separator: " && ")
    case .any(let terms): terms.map(\.description).joined(separator: " || ")
    }
  }

  private var operand: String {
    switch self {
    case .all, .any: "(\(self))"
    default: description
    }
  }
}

/// The builds that conditions tell apart.
enum Configurations {
  /// More than these are not told apart: nobody could read what is generated for them.
  static let limit = 32

  /// Conditions of which every build within one meets exactly one, and each of which either implies or excludes
  /// each of `conditions`; nil for too many.
  static func apart(_ conditions: [Condition], within outer: Condition = .always) -> [Condition]? {
    var result = [outer]
    var seen: Set<Condition> = []
    for condition in conditions where seen.insert(condition).inserted && !condition.isAlways {
      if seen.count > limit { return nil }
      result = result.flatMap { part -> [Condition] in
        if part.implies(condition) || part.excludes(condition) { return [part] }
        return [part && condition, part && !condition]
      }
      if result.count > limit { return nil }
    }
    return result
  }
}

extension SourceModel {
  /// What all the `#if`s around a declaration ask for, those around the types that it is in included.
  func condition(of declaration: Declaration) -> Condition {
    let isInside = declaration.parent.map { declarations.isConditional($0) } ?? false
    guard isInside || !declaration.conditions.isEmpty else { return .always }
    let all = [declaration] + ancestors(of: declaration)
    return .conjunction(all.flatMap(\.conditions).map(ConditionParser.condition))
  }
}

extension [Declaration] {
  /// Whether an `#if` is around one of them: around nearly all there is none.
  func isConditional(_ index: Int) -> Bool {
    var next = index
    while self[next].conditions.isEmpty {
      guard let parent = self[next].parent else { return false }
      next = parent
    }
    return true
  }
}
