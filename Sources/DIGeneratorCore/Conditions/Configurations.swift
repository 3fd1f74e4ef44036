// SPDX-License-Identifier: MIT

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
