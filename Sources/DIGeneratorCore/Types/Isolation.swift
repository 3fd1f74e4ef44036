// SPDX-License-Identifier: MIT

/// The state of a search for the actor of a declaration.
private struct IsolationSearch {
  /// The builds that have the declaration.
  let builds: Condition
  /// The declarations that were asked.
  var asked: Set<Declaration> = []
  /// A type with branches that are isolated to different actors.
  var divided: Declaration?
}

/// The global actors that declarations are isolated to, as the compiler infers them from the sources read.
extension TypeTable {
  /// The global actor that a declaration is isolated to: by its own attribute, by an enclosing declaration or a supertype, or
  /// by the target's default.
  func globalActor(of declaration: Declaration) -> String? {
    var search = IsolationSearch(builds: declaration.condition)
    return globalActor(of: declaration, &search)
  }

  /// A type with branches under `#if`, of which some are isolated to another actor than the others, so that the isolation of
  /// a declaration depends on the build.
  func divider(ofIsolationOf declaration: Declaration) -> Declaration? {
    var search = IsolationSearch(builds: declaration.condition)
    _ = globalActor(of: declaration, &search)
    return search.divided
  }

  /// The same, without declarations that were asked before, so that each supertype is asked once.
  private func globalActor(of declaration: Declaration, _ seen: inout IsolationSearch) -> String? {
    guard !seen.asked.contains(declaration), !declaration.isNonisolated else { return nil }
    let scope = declaration.hasMembers ? declaration.innerScope : declaration.scope
    if let own = globalActor(amid: declaration.attributes, scope) { return own }
    seen.asked.insert(declaration)
    switch declaration.kind {
    case .actor: return nil
    case .extension: return globalActor(ofExtension: declaration, &seen)
    case .class, .struct, .enum, .protocol:
      for above in self[declaration].supertypes.flatMap(\.declarations) {
        if let actor = globalActor(ofBranchesOf: above, &seen) { return actor }
      }
      return takesDefault(declaration, &seen) ? defaultActor(of: declaration) : nil
    default:
      return declaration.parent.map { globalActor(of: $0, &seen) } ?? defaultActor(of: declaration)
    }
  }

  /// The actor of a type; of the first branch that has one, if it has several under `#if`.
  private func globalActor(ofBranchesOf type: Declaration, _ seen: inout IsolationSearch) -> String? {
    let branches = branches(of: type, in: seen.builds)
    guard branches.count > 1 else { return branches.first.flatMap { globalActor(of: $0, &seen) } }
    let asked = seen.asked
    let actors = branches.map { branch in
      seen.asked = asked
      return globalActor(of: branch, &seen)
    }
    if Set(actors).count > 1 { seen.divided = type }
    return actors.compactMap(\.self).first
  }

  /// The main actor, if it is the default isolation of the declaration's target.
  private func defaultActor(of declaration: Declaration) -> String? {
    scopes.mainActorModules.contains(declaration.module) ? "MainActor" : nil
  }

  /// Members of an extension take the extended type's actor. Without one they take the target's default, even if the type is
  /// nonisolated, but not if the type is an actor.
  private func globalActor(ofExtension declaration: Declaration, _ seen: inout IsolationSearch) -> String? {
    let extended = self[declaration].identity?.declaration
    if let actor = extended.flatMap({ globalActor(ofBranchesOf: $0, &seen) }) { return actor }
    return extended.flatMap { branches(of: $0, in: seen.builds).first }?.kind == .actor
      ? nil : defaultActor(of: declaration)
  }

  /// Whether a type takes the target's default isolation. It does not if its superclass or the enclosing type is nonisolated,
  /// or if it conforms to a protocol (other than Sendable itself) that makes conforming types Sendable. A protocol that
  /// refines such a protocol takes the default.
  private func takesDefault(_ declaration: Declaration, _ seen: inout IsolationSearch) -> Bool {
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
