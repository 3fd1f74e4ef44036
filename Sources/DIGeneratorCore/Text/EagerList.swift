// SPDX-License-Identifier: MIT

extension EntryListText {
  /// Those of what is built when containers are warmed up, in the order of the sources.
  static func eager(of entries: [EntryText]) -> [EntryListText] {
    let placed = entries.compactMap { text in text.entry.eagerPlace.map { (place: $0, text: text) } }
    let purpose = Purpose(
      word: "eager", type: "_EagerEntries",
      summary: { "Lists what is built when \($0.map { "`\($0)`" } ?? "a container") is warmed up." },
      method: "warm", statement: adding)
    return all(purpose, placed.ordered(by: \.place).map(\.text))
  }

  /// What happens on an actor, or is waited for, is left to its accessor.
  private static func adding(_ text: EntryText) -> Line {
    let entry = text.entry
    if entry.effects.isPlain { return "entries.add(\(ownKeyOf: text))" }
    let module = entry.isContested ? "\(text.plan.module)::" : ""
    let attempt = entry.effects.attempt(from: .none).union(Attempt(isWaiting: true))
    return "entries.add(\(ownKeyOf: text)) { c in _ = \(attempt.words)c.\(module)\(text.name) }"
  }
}
