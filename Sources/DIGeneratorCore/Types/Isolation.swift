// SPDX-License-Identifier: MIT

/// Which global actor a declaration belongs to, as the compiler infers it from the sources read.
extension TypeTable {
  /// The global actor that a declaration is isolated to: by its own attribute, by what is around or above it, or by what
  /// its target has by default.
  func globalActor(of declaration: Declaration) -> String? {
    var seen: Set<Declaration> = []
    return globalActor(of: declaration, &seen)
  }

  /// The global actor that a type is isolated to; nil where nobody has read it.
  func globalActor(of type: TypeIdentity) -> String? { type.declaration.flatMap { globalActor(of: $0) } }

  /// The same, without those that were asked already: what is above in many ways is asked once.
  private func globalActor(of declaration: Declaration, _ seen: inout Set<Declaration>) -> String? {
    guard !seen.contains(declaration), !declaration.isNonisolated else { return nil }
    let scope = declaration.hasMembers ? declaration.innerScope : declaration.scope
    if let own = globalActor(amid: declaration.attributes, scope) { return own }
    seen.insert(declaration)
    switch declaration.kind {
    case .actor: return nil
    case .extension: return globalActor(ofExtension: declaration, &seen)
    case .class, .struct, .enum, .protocol:
      for above in declaration.supertypes.flatMap(\.declarations) {
        if let actor = globalActor(of: above, &seen) { return actor }
      }
      return takesDefault(declaration, &seen) ? defaultActor(of: declaration) : nil
    default:
      return declaration.parent.map { globalActor(of: $0, &seen) } ?? defaultActor(of: declaration)
    }
  }

  /// The main actor where a target says so, for what nothing else is said of.
  private func defaultActor(of declaration: Declaration) -> String? {
    mainActorModules.contains(declaration.module) ? "MainActor" : nil
  }

  /// The members of an extension have their target's default, whatever the type's own declaration says, unless that is
  /// an actor's.
  private func globalActor(ofExtension declaration: Declaration, _ seen: inout Set<Declaration>) -> String? {
    let extended = declaration.identity?.declaration
    if let actor = extended.flatMap({ globalActor(of: $0, &seen) }) { return actor }
    return extended?.kind == .actor ? nil : defaultActor(of: declaration)
  }

  /// Not so what inherits from a class that is said to be nonisolated, or is bound to be usable anywhere by a protocol
  /// that is more than Sendable itself; nor what stands in a type that is nonisolated.
  private func takesDefault(_ declaration: Declaration, _ seen: inout Set<Declaration>) -> Bool {
    if let above = declaration.superclass, above.isNonisolated || defaultActor(of: above) != nil {
      return false
    }
    let isBound = declaration.supertypes.flatMap(\.members).contains {
      $0.unreadName != "Sendable" && refinesSendable($0)
    }
    guard !isBound || declaration.kind == .protocol else { return false }
    return declaration.parent.map { globalActor(of: $0, &seen) != nil } ?? true
  }

  /// The global actor that one of some attributes names, as any file of the target can write it.
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
