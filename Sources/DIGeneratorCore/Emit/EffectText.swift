// SPDX-License-Identifier: MIT

/// What stands in front of a call.
struct Attempt: OptionSet {
  let rawValue: Int

  static let throwing = Attempt(rawValue: 1)
  static let waiting = Attempt(rawValue: 2)

  /// The words, each with a space behind it.
  var words: String { (contains(.throwing) ? "try " : "") + (contains(.waiting) ? "await " : "") }
}

/// How effects are written: where something may be asked for, and which of the runtime's methods do it.
extension BuildEffects {
  /// What it takes to ask from code with other effects: what happens on another actor is waited for.
  func attempt(from caller: BuildEffects) -> Attempt {
    let isThere = seenActor == nil || seenActor == caller.actor
    return (failure == .never ? [] : Attempt.throwing).union(isAsync || !isThere ? .waiting : [])
  }

  /// What it takes to call the build itself, from its accessor.
  var attempt: Attempt { attempt(from: self) }

  /// A key where the runtime takes it, which does not know of actors.
  func key(_ text: String) -> String { seenActor == "MainActor" ? "_unisolated(\(text))" : text }

  /// What the names of the runtime's methods end with that wait.
  var suffix: String { isAsync ? "Async" : "" }

  /// What says where something may be asked for, in front of a declaration or a function's type.
  var seenIsolation: String { isAsync ? "nonisolated(nonsending) " : isolation }

  /// What says where it is built.
  var isolation: String { actor.map { "@\($0) " } ?? (isAsync ? "nonisolated(nonsending) " : "") }
}
