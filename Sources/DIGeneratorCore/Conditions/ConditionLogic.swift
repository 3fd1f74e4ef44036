// SPDX-License-Identifier: MIT

/// Whether conditions can hold together, told by trying every value of their parts.
extension Condition {
  /// Up to so many parts everything is found out; beyond, only what is easily seen.
  static let comparable = 10

  /// Whether some build meets it; nil where that would take too long to find out.
  var isSatisfiable: Bool? {
    if case .constant(let value) = self { return value }
    var search = TruthTable(of: self)
    return search.isSatisfiable(self)
  }

  /// Whether some build may meet it: what cannot be told is taken for possible.
  var mayHold: Bool { isSatisfiable ?? true }

  /// Whether every build that meets it meets the other one too; what cannot be told is taken for no.
  func implies(_ other: Condition) -> Bool {
    Set(other.terms).isSubset(of: terms) || !(self && !other).mayHold
  }

  /// What must all hold.
  private var terms: [Condition] {
    if case .all(let terms) = self { terms } else { isAlways ? [] : [self] }
  }

  /// Whether no build meets both; what cannot be told is taken for no.
  func excludes(_ other: Condition) -> Bool { !(self && other).mayHold }

  // MARK: Parts

  /// The parts that it asks for, or denies, whatever the others are.
  fileprivate var literals: Set<String> { Set(terms.compactMap(\.literal)) }

  private var literal: String? {
    switch self {
    case .atom(let text), .not(.atom(let text)): text
    default: nil
    }
  }

  /// The parts that it is made of, sorted.
  var atoms: [String] { Set(allAtoms).sorted() }

  private var allAtoms: [String] {
    switch self {
    case .constant: []
    case .atom(let text): [text]
    case .not(let inner): inner.allAtoms
    case .all(let terms), .any(let terms): terms.flatMap(\.allAtoms)
    }
  }

  /// What is left of it where some of its parts have a value.
  fileprivate func assigning(_ values: [String: Bool]) -> Condition {
    switch self {
    case .constant: self
    case .atom(let text): values[text].map(Condition.constant) ?? self
    case .not(let inner): !inner.assigning(values)
    case .all(let terms): .conjunction(terms.map { $0.assigning(values) })
    case .any(let terms): .disjunction(terms.map { $0.assigning(values) })
    }
  }

  // MARK: Writing less

  /// The same in fewer words.
  var simplified: Condition { simplified(where: .always) }

  /// What is left to ask for where something else holds anyway.
  func simplified(where given: Condition) -> Condition {
    if isAlways { return self }
    guard (self && given).atoms.count <= Self.comparable else { return self }
    if given.implies(self) { return .always }
    if given.excludes(self) { return .never }
    switch self {
    case .constant, .atom: return self
    case .not(let inner): return !inner.simplified(where: given)
    case .all(let terms): return .conjunction(simplify(terms, where: given) { $0 })
    case .any(let terms): return .disjunction(simplify(terms, where: given) { !$0 })
    }
  }

  /// Each term in the light of all others: in a conjunction they hold, in a disjunction they do not.
  private func simplify(
    _ terms: [Condition], where given: Condition, _ assumed: (Condition) -> Condition
  ) -> [Condition] {
    var terms = terms
    for position in terms.indices.reversed() {
      let others = terms.indices.filter { $0 != position }.map { assumed(terms[$0]) }
      terms[position] = terms[position].simplified(where: .conjunction([given] + others))
    }
    return terms
  }
}

/// A search through the values of a condition's parts, which stops where the rest makes no difference.
private struct TruthTable {
  /// Parts that depend on one another, each with the values that they can have together.
  private let families: [[[String: Bool]]]
  private var rowsLeft: Int

  init(of condition: Condition) {
    let atoms = condition.atoms
    families = ConditionFamily.values(of: atoms)
    rowsLeft = atoms.count > Condition.comparable ? 1 << 8 : .max
  }

  mutating func isSatisfiable(_ condition: Condition) -> Bool? {
    isSatisfiable(condition, families[...])
  }

  private mutating func isSatisfiable(
    _ condition: Condition, _ families: ArraySlice<[[String: Bool]]>
  ) -> Bool? {
    if case .constant(let value) = condition { return value }
    // What must hold by itself leaves few values: it comes first.
    let literals = condition.literals
    let first = families.firstIndex { $0[0].keys.contains(where: literals.contains) } ?? families.startIndex
    guard first < families.endIndex, rowsLeft > 0 else { return nil }
    var (rest, isUnknown) = (families, false)
    let rows = rest.remove(at: first)
    for values in rows {
      rowsLeft -= 1
      switch isSatisfiable(condition.assigning(values), rest) {
      case true?: return true
      case nil: isUnknown = true
      case false?: break
      }
    }
    return isUnknown ? nil : false
  }
}

/// What is known of conditions' parts: which cannot hold together, and which hold where another one does.
private enum ConditionFamily {
  /// The parts in groups that know of one another, each with all values that they can have together.
  static func values(of atoms: [String]) -> [[[String: Bool]]] {
    Dictionary(grouping: atoms, by: family).sorted().map { family, members in
      var choices = members.map { Set([$0]) } + [[]]
      if family == "swift" || family == "compiler" {
        // Where a version is reached, all below it are.
        let sorted = members.sorted { Availability.Version($0.dropFirst(family.count + 3).dropLast()) }
        choices = (0...members.count).map { Set(sorted.prefix($0)) }
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
