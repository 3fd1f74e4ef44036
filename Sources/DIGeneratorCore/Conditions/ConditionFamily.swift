// SPDX-License-Identifier: MIT

/// What is known of conditions' parts: which cannot hold together, and which hold where another one does.
enum ConditionFamily {
  /// The parts in groups that know of one another, each with all values that they can have together.
  static func values(of atoms: [String]) -> [[[String: Bool]]] {
    let groups = Dictionary(grouping: atoms) { family(of: $0) ?? $0 }
    return groups.inOrder().map { family, members in
      let choices = ordered.contains(family) ? prefixes(of: sorted(members)) : alternatives(of: members)
      return choices.map { chosen in
        Dictionary(uniqueKeysWithValues: members.map { ($0, chosen.contains($0)) })
      }
    }
  }

  /// A build is for one system, one processor and one language version.
  private static let exclusive: Set<String> = ["os", "arch", "_endian", "_pointerBitWidth", "_runtime"]
  /// Where a version is reached, all below it are.
  private static let ordered: Set<String> = ["swift", "compiler"]

  private static func family(of atom: String) -> String? {
    guard let end = atom.firstIndex(of: "(") else { return nil }
    let name = String(atom[..<end])
    if ordered.contains(name) { return version(of: atom).isEmpty ? nil : name }
    return exclusive.contains(name) ? name : nil
  }

  /// One of them, or none: there are systems that nobody has named. One alone is just true or false.
  private static func alternatives(of members: [String]) -> [Set<String>] {
    members.map { [$0] } + [[]]
  }

  /// None, the first, the first two, and so on to all.
  private static func prefixes(of members: [String]) -> [Set<String>] {
    (0...members.count).map { Set(members.prefix($0)) }
  }

  private static func sorted(_ members: [String]) -> [String] {
    members.ordered { version(of: $0).lexicographicallyPrecedes(version(of: $1)) }
  }

  /// The numbers of `swift(>=5.9)`; none where it is written otherwise.
  private static func version(of atom: String) -> [Int] {
    let text = atom.drop { $0 != "(" }.dropFirst().dropLast()
    guard text.hasPrefix(">=") else { return [] }
    let parts = text.dropFirst(2).split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    return parts.contains(nil) ? [] : parts.compactMap(\.self)
  }
}
