// SPDX-License-Identifier: MIT

/// What stands in front of a call: `try` where it may throw, `await` where it is waited for.
struct Attempt: OptionSet, Sendable {
  let rawValue: UInt8

  static let throwing = Attempt(rawValue: 1)
  static let waiting = Attempt(rawValue: 2)

  /// The words, each with a space behind it.
  var words: String {
    if isEmpty { return "" }
    return (contains(.throwing) ? "try " : "") + (contains(.waiting) ? "await " : "")
  }
}

extension BuildEffects {
  /// What it takes to ask from code with other effects: what happens on another actor is waited for.
  func attempt(from caller: BuildEffects) -> Attempt {
    let isThere = seenActor == nil || seenActor == caller.actor
    let attempt: Attempt = failure == .never ? [] : .throwing
    return isAsync || !isThere ? attempt.union(.waiting) : attempt
  }

  /// What it takes to call the build itself, from its accessor.
  var attempt: Attempt { attempt(from: self) }
}
