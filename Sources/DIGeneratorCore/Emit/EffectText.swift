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

  /// The name of a method of the runtime for values with these effects.
  func name(of method: RuntimeMethod) -> String { isAsync ? method.async : method.plain }

  /// The isolation that callers see, in front of a declaration or a function's type.
  var seenIsolation: String { isAsync ? "nonisolated(nonsending) " : isolation }

  /// The isolation of the build.
  var isolation: String { actor.map { "@\($0) " } ?? (isAsync ? "nonisolated(nonsending) " : "") }
}

/// The methods of the runtime that have an async twin. Both names are whole, so that a search for one leads here.
struct RuntimeMethod {
  let plain, async: String

  static let kept = RuntimeMethod(plain: "_kept", async: "_keptAsync")
  /// An async value is read the same way in all containers.
  static let keptInChild = RuntimeMethod(plain: "_keptInChild", async: "_keptAsync")
  static let weak = RuntimeMethod(plain: "_weak", async: "_weakAsync")
  static let keyed = RuntimeMethod(plain: "_keyed", async: "_keyedAsync")
  /// A synchronous requirement is read as any kept value is.
  static let required = RuntimeMethod(plain: "_kept", async: "_requiredAsync")
  static let fromAbove = RuntimeMethod(plain: "_fromAbove", async: "_fromAboveAsync")
  static let unreplaced = RuntimeMethod(plain: "_unreplaced", async: "_unreplacedAsync")
  static let override = RuntimeMethod(plain: "_override", async: "_overrideAsync")
  static let calling = RuntimeMethod(plain: "_calling", async: "_callingAsync")
  static let joined = RuntimeMethod(plain: "_joined", async: "_joinedAsync")
  static let element = RuntimeMethod(plain: "_element", async: "_elementAsync")
  static let newValue = RuntimeMethod(plain: "_newValue", async: "_newValueAsync")
}
