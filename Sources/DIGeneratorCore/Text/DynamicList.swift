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

  private static func isFound(_ entry: Plan.Entry) -> Bool {
    guard entry.lookUp != nil else { return false }
    return entry.availability.isEmpty
      || AvailabilityGuard(Availability(attributes: entry.availability)) != nil
  }

  /// What is the main actor's, or waited for, is looked up by waiting.
  private static func adding(_ text: EntryText) -> Line {
    let effects = text.entry.effects
    let waiting = effects.seenActor == nil ? effects.suffix : "OnMainActor"
    guard case .named(let name) = text.entry.lookUp else { return "entries.add\(waiting)(\(ownKeyOf: text))" }
    return "entries.add\(waiting)(\(ownKeyOf: text), name: \(name.literal))"
  }
}
