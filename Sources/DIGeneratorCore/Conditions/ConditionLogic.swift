// SPDX-License-Identifier: MIT

/// Compares conditions by trying every combination of values of their parts.
extension Condition {
  /// The most parts that are tried; a condition with more is compared only by the terms it is written with.
  static let comparable = 10

  /// Whether some build may meet it; true where there are too many parts to try.
  var mayHold: Bool {
    let atoms = atoms
    guard atoms.count <= Self.comparable else { return true }
    return mayHold(ConditionFamily.values(of: atoms)[...])
  }

  private func mayHold(_ families: ArraySlice<[[String: Bool]]>) -> Bool {
    guard self != .never, let family = families.first else { return isAlways }
    return isAlways || family.contains { assigning($0).mayHold(families.dropFirst()) }
  }

  /// Whether every build that meets it also meets the other one; false where there are too many parts to try.
  func implies(_ other: Condition) -> Bool {
    Set(other.terms).isSubset(of: terms) || !(self && !other).mayHold
  }

  /// Whether no build meets both; false where there are too many parts to try.
  func excludes(_ other: Condition) -> Bool { !(self && other).mayHold }

  /// The terms of a conjunction; any other condition is its own single term.
  private var terms: [Condition] { if case .all(let terms) = self { terms } else { [self] } }

  /// The names of its parts, sorted.
  package var atoms: [String] { Set(allAtoms).sorted() }

  private var allAtoms: [String] {
    switch self {
    case .part(let text, _): [text]
    case .all(let terms), .any(let terms): terms.flatMap(\.allAtoms)
    }
  }

  /// The condition with values in the place of some parts.
  package func assigning(_ values: [String: Bool]) -> Condition {
    switch self {
    case .part(let text, let holds): values[text].map { $0 == holds ? .always : .never } ?? self
    case .all(let terms): .conjunction(terms.map { $0.assigning(values) })
    case .any(let terms): .disjunction(terms.map { $0.assigning(values) })
    }
  }

  // MARK: Simplifying

  /// An equivalent condition with fewer terms.
  var simplified: Condition { simplified(where: .always) }

  /// The part of the condition that still needs to be checked where `given` holds.
  func simplified(where given: Condition) -> Condition {
    guard (self && given).atoms.count <= Self.comparable else { return self }
    if given.implies(self) { return .always }
    if given.excludes(self) { return .never }
    switch self {
    case .part: return self
    case .any: return !(!self).simplified(where: given)
    case .all(var terms):
      for position in terms.indices.reversed() {
        let others = terms[..<position] + terms[(position + 1)...]
        terms[position] = terms[position].simplified(where: .conjunction([given] + others))
      }
      return .conjunction(terms)
    }
  }

  // MARK: Builds

  /// The most builds that are told apart: generated code for more would be unreadable.
  static let mostBuilds = 32

  /// Splits `outer` into conditions: every build within it meets exactly one of them, and each of them implies or excludes
  /// each of `conditions`; nil if there are too many.
  static func builds(toldApartBy conditions: [Condition], within outer: Condition) -> [Condition]? {
    var result = [outer]
    for condition in conditions.unique {
      result = result.flatMap { part -> [Condition] in
        if part.implies(condition) || part.excludes(condition) { return [part] }
        return [part && condition, part && !condition]
      }
      if result.count > mostBuilds { return nil }
    }
    return result
  }
}

/// Groups the parts of conditions that exclude or imply one another.
private enum ConditionFamily {
  /// The groups; for each, every combination of values that its parts can have together.
  static func values(of atoms: [String]) -> [[[String: Bool]]] {
    Dictionary(grouping: atoms, by: family).sorted().map { family, members in
      var choices = members.map { [$0] } + [[]]
      if family == "swift" || family == "compiler" {
        // A build that meets a version meets every lower one, and an equal one that is written otherwise, as `6` and `6.0`.
        let versions = members.map { Version($0.dropFirst(family.count + 3).dropLast()) }
        choices = versions.map { met in zip(members, versions).filter { $1 <= met }.map(\.0) } + [[]]
      }
      return choices.map { chosen in
        Dictionary(uniqueKeysWithValues: members.map { ($0, chosen.contains($0)) })
      }
    }
  }

  /// The group of a part: a build has one system, one processor and one language version, or none of the mentioned ones.
  private static func family(of atom: String) -> String {
    let families = ["os(", "arch(", "_endian(", "_pointerBitWidth(", "_runtime(", "swift(>=", "compiler(>="]
    guard let start = families.first(where: atom.hasPrefix) else { return atom }
    return String(start.prefix { $0 != "(" })
  }
}
