// SPDX-License-Identifier: MIT

/// Whether conditions can hold together, told by trying every value of their parts.
extension Condition {
  /// Up to so many parts everything is found out; beyond, only what is written in the same words.
  static let comparable = 10

  /// Whether some build may meet it: what cannot be told is taken for possible.
  var mayHold: Bool {
    let atoms = atoms
    guard atoms.count <= Self.comparable else { return true }
    return mayHold(ConditionFamily.values(of: atoms)[...])
  }

  private func mayHold(_ families: ArraySlice<[[String: Bool]]>) -> Bool {
    guard self != .never, let family = families.first else { return isAlways }
    return isAlways || family.contains { assigning($0).mayHold(families.dropFirst()) }
  }

  /// Whether every build that meets it meets the other one too; what cannot be told is taken for no.
  func implies(_ other: Condition) -> Bool {
    Set(other.terms).isSubset(of: terms) || !(self && !other).mayHold
  }

  /// Whether no build meets both; what cannot be told is taken for no.
  func excludes(_ other: Condition) -> Bool { !(self && other).mayHold }

  /// What must all hold.
  private var terms: [Condition] { if case .all(let terms) = self { terms } else { [self] } }

  /// The parts that it is made of, sorted.
  var atoms: [String] { Set(allAtoms).sorted() }

  private var allAtoms: [String] {
    switch self {
    case .part(let text, _): [text]
    case .all(let terms), .any(let terms): terms.flatMap(\.allAtoms)
    }
  }

  /// What is left of it where some of its parts have a value.
  private func assigning(_ values: [String: Bool]) -> Condition {
    switch self {
    case .part(let text, let holds): values[text].map { $0 == holds ? .always : .never } ?? self
    case .all(let terms): .conjunction(terms.map { $0.assigning(values) })
    case .any(let terms): .disjunction(terms.map { $0.assigning(values) })
    }
  }

  // MARK: Writing less

  /// The same in fewer words.
  var simplified: Condition { simplified(where: .always) }

  /// What is left to ask for where something else holds anyway.
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

  /// More builds than these are not told apart: nobody could read what is generated for them.
  static let mostBuilds = 32

  /// Conditions of which every build within one meets exactly one, and each of which either implies or excludes
  /// each of `conditions`; nil for too many.
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

/// What is known of conditions' parts: which cannot hold together, and which hold where another one does.
private enum ConditionFamily {
  /// The parts in groups that know of one another, each with all values that they can have together.
  static func values(of atoms: [String]) -> [[[String: Bool]]] {
    Dictionary(grouping: atoms, by: family).sorted().map { family, members in
      var choices = members.map { [$0] } + [[]]
      if family == "swift" || family == "compiler" {
        // Where a version is reached, all below it are.
        let sorted = members.sorted { Version($0.dropFirst(family.count + 3).dropLast()) }
        choices = (0...members.count).map { Array(sorted.prefix($0)) }
      }
      return choices.map { chosen in
        Dictionary(uniqueKeysWithValues: members.map { ($0, chosen.contains($0)) })
      }
    }
  }

  /// A build is for one system, one processor and one language version, or for those that nobody has named.
  private static func family(of atom: String) -> String {
    let families = ["os(", "arch(", "_endian(", "_pointerBitWidth(", "_runtime(", "swift(>=", "compiler(>="]
    guard let start = families.first(where: atom.hasPrefix) else { return atom }
    return String(start.prefix { $0 != "(" })
  }
}
