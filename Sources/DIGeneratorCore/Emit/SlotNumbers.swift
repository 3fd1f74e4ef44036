// SPDX-License-Identifier: MIT

/// The numbers of a module's entries, which are the same in every build: what `#if` leaves out leaves a gap, and
/// entries of one name, of which a build has one, share a number.
enum SlotNumbers {
  /// Numbers entries that are sorted by name. Only kept values take room in every container; the others
  /// come behind.
  static func assign(to entries: [Plan.Entry]) {
    let groups = groups(of: entries)
    let areKept = groups.map { entries[$0].contains(where: \.hasSlot) }
    let sorted = groups.indices.filter { areKept[$0] } + groups.indices.filter { !areKept[$0] }
    for (number, group) in sorted.enumerated() {
      for entry in entries[groups[group]] { entry.slot = number }
    }
  }

  /// Entries of one name, which stand together.
  private static func groups(of entries: [Plan.Entry]) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    for (position, entry) in entries.enumerated() {
      if position > 0, entries[position - 1].ownedName == entry.ownedName {
        groups[groups.count - 1] = groups[groups.count - 1].lowerBound..<position + 1
      } else {
        groups.append(position..<position + 1)
      }
    }
    return groups
  }
}
