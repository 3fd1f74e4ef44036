// SPDX-License-Identifier: MIT

/// The numbers of a module's entries, which are the same in every build: what `#if` leaves out leaves a gap, and
/// entries of one name, of which a build has one, share a number.
struct SlotNumbers {
  private let numbers: [String: Int]

  /// Numbers entries that are sorted by name. Only kept values take room in every container; the others
  /// come behind.
  init(_ entries: [Plan.Entry]) {
    let kept = Set(entries.filter(\.hasSlot).map(\.ownedName))
    var names: [String] = []
    for name in entries.map(\.ownedName) where names.last != name { names.append(name) }
    let sorted = names.filter(kept.contains) + names.filter { !kept.contains($0) }
    numbers = Dictionary(uniqueKeysWithValues: zip(sorted, sorted.indices))
  }

  subscript(entry: Plan.Entry) -> Int { numbers[entry.ownedName] ?? 0 }
}
