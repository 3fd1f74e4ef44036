// SPDX-License-Identifier: MIT

extension EntryListText {
  /// Those of what look-ups by type find.
  static func dynamic(of plan: Plan) -> [EntryListText] {
    let purpose = Purpose(
      word: "dynamic", type: "_DynamicEntries",
      summary: { "Lists the providers that are found by their types\($0.map { " in `\($0)`" } ?? "")." },
      method: "list", statement: adding)
    return all(purpose, plan.entries.filter(isFound), of: plan)
  }

  private static func isFound(_ entry: Plan.Entry) -> Bool {
    guard entry.lookUp != nil else { return false }
    return entry.availability.isEmpty
      || AvailabilityGuard(Availability(attributes: entry.availability)) != nil
  }

  /// What is the main actor's, or waited for, is looked up by waiting.
  private static func adding(_ entry: Plan.Entry, in plan: Plan) -> Line {
    let waiting = entry.effects.seenActor == nil ? entry.effects.suffix : "OnMainActor"
    let add: Line = "entries.add\(waiting)(\(EntryText(entry, in: plan).ownKey(in: plan))"
    guard case .named(let text) = entry.lookUp else { return "\(add))" }
    return "\(add), name: \(text.literal))"
  }
}
