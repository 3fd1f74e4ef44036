// SPDX-License-Identifier: MIT

extension EntryListText {
  /// Those of what is built when containers are warmed up, in the order of the sources.
  static func eager(of plan: Plan) -> [EntryListText] {
    let placed = plan.entries.compactMap { entry in entry.eagerPlace.map { (place: $0, entry: entry) } }
    let purpose = Purpose(
      word: "eager", type: "_EagerEntries",
      summary: { "Lists what is built when \($0.map { "`\($0)`" } ?? "a container") is warmed up." },
      method: "warm", statement: adding)
    return all(purpose, placed.ordered(by: \.place).map(\.entry), of: plan)
  }

  /// What happens on an actor, or is waited for, is left to its accessor.
  private static func adding(_ entry: Plan.Entry, in plan: Plan) -> Line {
    let key = EntryText(entry, in: plan).ownKey(in: plan)
    if entry.effects.isPlain { return "entries.add(\(key))" }
    let module = entry.isContested ? "\(plan.module)::" : ""
    let attempt = entry.effects.attempt(from: .none).union(.waiting)
    return "entries.add(\(key)) { c in _ = \(attempt.words)c.\(module)\(entry.name.quotedIfNeeded) }"
  }
}
