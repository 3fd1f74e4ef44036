// SPDX-License-Identifier: MIT

/// The effects that a call has to spell.
struct CallEffects: OptionSet {
  let rawValue: Int

  static let throwing = CallEffects(rawValue: 1)
  static let waiting = CallEffects(rawValue: 2)

  /// The keywords, each with a space behind it.
  var words: String { (contains(.throwing) ? "try " : "") + (contains(.waiting) ? "await " : "") }
}

/// The spelling of effects in generated code: isolation, the keywords of calls, and the runtime's method names.
extension BuildEffects {
  /// The keywords of a call from code with other effects; a value on another actor is awaited.
  func attempt(from caller: BuildEffects) -> CallEffects {
    let isThere = seenActor == nil || seenActor == caller.actor
    return (failure == .never ? [] : CallEffects.throwing).union(isAsync || !isThere ? .waiting : [])
  }

  /// The keywords of a call of the build from its own accessor.
  var attempt: CallEffects { attempt(from: self) }

  /// A key for the runtime's methods, which take no isolated functions.
  func key(_ text: String) -> String { seenActor == "MainActor" ? "_unisolated(\(text))" : text }

  /// The end of the names of the runtime's async methods; empty for the others.
  var suffix: String { isAsync ? "Async" : "" }

  /// The isolation that callers see, in front of a declaration or a function's type.
  var seenIsolation: String { isAsync ? "nonisolated(nonsending) " : isolation }

  /// The isolation of the build.
  var isolation: String { actor.map { "@\($0) " } ?? (isAsync ? "nonisolated(nonsending) " : "") }
}
