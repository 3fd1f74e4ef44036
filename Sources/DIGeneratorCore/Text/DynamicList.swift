// SPDX-License-Identifier: MIT

extension EntryListText {
  /// Those of what look-ups by type find.
  static func dynamic(of entries: [EntryText]) -> [EntryListText] {
    let purpose = Purpose(
      word: "dynamic", type: "_DynamicEntries",
      summary: { "Lists the providers that are found by their types\($0.map { " in `\($0)`" } ?? "")." },
      method: "list", statement: adding)
    return all(purpose, entries.filter { isFound($0.entry) })
  }

  /// What is waited for, or an actor's, is only reached by its accessor.
  private static func isFound(_ entry: Plan.Entry) -> Bool {
    guard entry.lookUp != nil, entry.effects.seenActor == nil, entry.effects.suffix.isEmpty else {
      return false
    }
    return entry.availability.isEmpty
      || AvailabilityGuard(Availability(attributes: entry.availability)) != nil
  }

  private static func adding(_ text: EntryText) -> Line {
    guard case .named(let name) = text.entry.lookUp else { return "entries.add(\(ownKeyOf: text))" }
    return "entries.add(\(ownKeyOf: text), name: \(name.literal))"
  }
}
