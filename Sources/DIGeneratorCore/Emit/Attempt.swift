// SPDX-License-Identifier: MIT

/// What stands in front of a call: `try` where it may throw, `await` where it is waited for.
struct Attempt: Sendable {
  var isThrowing = false
  var isWaiting = false

  /// The words, each with a space behind it.
  var words: String {
    if isThrowing { return isWaiting ? "try await " : "try " }
    return isWaiting ? "await " : ""
  }

  /// What it takes to do both.
  func union(_ other: Attempt) -> Attempt {
    Attempt(isThrowing: isThrowing || other.isThrowing, isWaiting: isWaiting || other.isWaiting)
  }
}

extension BuildEffects {
  /// What it takes to ask from code with other effects: what happens on another actor is waited for.
  func attempt(from caller: BuildEffects) -> Attempt {
    let isThere = seenActor == nil || seenActor == caller.actor
    return Attempt(isThrowing: failure != .never, isWaiting: isAsync || !isThere)
  }

  /// What it takes to call the build itself, from its accessor.
  var attempt: Attempt { attempt(from: self) }
}
