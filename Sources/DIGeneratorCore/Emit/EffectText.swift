// SPDX-License-Identifier: MIT

/// How effects are written: where something may be asked for, and which of the runtime's methods do it.
extension BuildEffects {
  /// A key where the runtime takes it, which does not know of actors.
  func key(_ text: String) -> String { hasIsolatedKey ? "_unisolated(\(text))" : text }

  /// Whether the key's type names the actor that the runtime takes keys without.
  var hasIsolatedKey: Bool { seenActor == "MainActor" }

  /// The container's method that reads a value without arguments.
  func reader(of lifetime: Provider.Lifetime, inChild isInChild: Bool) -> String {
    if lifetime == .weak { return "_weak\(suffix)" }
    return isInChild && !isAsync ? "_keptInChild" : "_kept\(suffix)"
  }

  /// What the names of the runtime's methods end with that wait.
  var suffix: String { isAsync ? "Async" : "" }

  /// What says where something may be asked for, in front of a declaration or a function's type.
  var seenIsolation: String { isAsync ? "nonisolated(nonsending) " : isolation }

  /// What says where it is built.
  var isolation: String { actor.map { "@\($0) " } ?? (isAsync ? "nonisolated(nonsending) " : "") }

  /// The base's method that makes a key.
  var keyMaker: String { isAsync ? "asyncKey" : actor == nil ? "key" : "mainActorKey" }
}
