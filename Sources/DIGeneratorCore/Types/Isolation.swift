// SPDX-License-Identifier: MIT

/// The global actors that declarations are isolated to, as the compiler infers them from the sources read.
extension TypeTable {
  /// The global actor that a declaration is isolated to: by its own attribute, by an enclosing declaration or a supertype, or
  /// by the target's default.
  func globalActor(of declaration: Declaration) -> String? {
    var seen: Set<Declaration> = []
    return globalActor(of: declaration, &seen)
  }

  /// The same, without declarations that were asked before, so that each supertype is asked once.
  private func globalActor(of declaration: Declaration, _ seen: inout Set<Declaration>) -> String? {
    guard !seen.contains(declaration), !declaration.isNonisolated else { return nil }
    let scope = declaration.hasMembers ? declaration.innerScope : declaration.scope
    if let own = globalActor(amid: declaration.attributes, scope) { return own }
    seen.insert(declaration)
    switch declaration.kind {
    case .actor: return nil
    case .extension: return globalActor(ofExtension: declaration, &seen)
    case .class, .struct, .enum, .protocol:
      for above in self[declaration].supertypes.flatMap(\.declarations) {
        if let actor = globalActor(of: above, &seen) { return actor }
      }
      return takesDefault(declaration, &seen) ? defaultActor(of: declaration) : nil
    default:
      return declaration.parent.map { globalActor(of: $0, &seen) } ?? defaultActor(of: declaration)
    }
  }

  /// The main actor, if it is the default isolation of the declaration's target.
  private func defaultActor(of declaration: Declaration) -> String? {
    scopes.mainActorModules.contains(declaration.module) ? "MainActor" : nil
  }

  /// Members of an extension take the extended type's actor. Without one they take the target's default, even if the type is
  /// nonisolated, but not if the type is an actor.
  private func globalActor(ofExtension declaration: Declaration, _ seen: inout Set<Declaration>) -> String? {
    let extended = self[declaration].identity?.declaration
    if let actor = extended.flatMap({ globalActor(of: $0, &seen) }) { return actor }
    return extended?.kind == .actor ? nil : defaultActor(of: declaration)
  }

  /// Whether a type takes the target's default isolation. It does not if its superclass or the enclosing type is nonisolated,
  /// or if it conforms to a protocol (other than Sendable itself) that makes conforming types Sendable. A protocol that
  /// refines such a protocol takes the default.
  private func takesDefault(_ declaration: Declaration, _ seen: inout Set<Declaration>) -> Bool {
    if let above = superclass(of: declaration), above.isNonisolated || defaultActor(of: above) != nil {
      return false
    }
    let isBound = self[declaration].supertypes.flatMap(\.members).contains {
      $0.unreadName != "Sendable" && refinesSendable($0)
    }
    guard !isBound || declaration.kind == .protocol else { return false }
    return declaration.parent.map { globalActor(of: $0, &seen) != nil } ?? true
  }

  /// The global actor that one of the attributes names, as any file of the target can write it.
  func globalActor(amid attributes: [Declaration.Attribute], _ scope: Scope) -> String? {
    attributes.lazy.compactMap { self.globalActor(namedBy: $0, scope) }.first
  }

  private func globalActor(namedBy attribute: Declaration.Attribute, _ scope: Scope) -> String? {
    if attribute.name == "MainActor" { return attribute.name }
    let identity = identity(of: attribute.type, in: scope)
    guard let found = identity.declaration else {
      let name = identity.unreadName ?? attribute.name
      return attribute.namesType && name.hasSuffix("Actor") ? name : nil
    }
    return found.has(attribute: "globalActor") ? type(identity).spelling.description : nil
  }
}
