// SPDX-License-Identifier: MIT

/// Which global actor a declaration belongs to, as the compiler infers it from the sources read.
extension TypeTable {
  /// The global actor that a declaration is isolated to: by its own attribute, by what is around it, or by what its
  /// target has by default.
  func globalActor(of declaration: Declaration, inside parent: Int?) -> String? {
    if declaration.isNonisolated { return nil }
    if let own = globalActor(amid: declaration.attributes, scope(of: declaration)) { return own }
    return parent == nil ? defaultActor(of: declaration) : parent.flatMap { globalActor(ofType: $0) }
  }

  /// The global actor that a type is isolated to; nil where nobody has read it.
  func globalActor(of type: TypeIdentity) -> String? { type.declaration.flatMap { globalActor(ofType: $0) } }

  /// The main actor where a target says so, for what nothing else is said of.
  private func defaultActor(of declaration: Declaration) -> String? {
    mainActorModules.contains(declaration.module) ? "MainActor" : nil
  }

  /// The global actor of a type, inferred as the compiler infers it: from itself, its superclass, its protocols.
  func globalActor(ofType index: Int) -> String? {
    var seen: [Int] = []
    return globalActor(ofType: index, &seen)
  }

  /// The same, without those that were asked already: what is above in many ways is asked once.
  private func globalActor(ofType index: Int, _ seen: inout [Int]) -> String? {
    guard !seen.contains(index) else { return nil }
    let declaration = declarations[index]
    if declaration.isNonisolated { return nil }
    if let own = globalActor(amid: declaration.attributes, scope(inside: index)) { return own }
    seen.append(index)
    if declaration.kind == .extension { return globalActor(ofExtension: index, &seen) }
    guard declaration.kind != .actor else { return nil }
    for above in inherited(by: index).flatMap(\.declarations) {
      if let actor = globalActor(ofType: above, &seen) { return actor }
    }
    return takesDefault(index, &seen) ? defaultActor(of: declaration) : nil
  }

  /// The members of an extension have their target's default, whatever the type's own declaration says, unless that is
  /// an actor's.
  private func globalActor(ofExtension index: Int, _ seen: inout [Int]) -> String? {
    let extended = identity(ofDeclaration: index)?.declaration
    if let actor = extended.flatMap({ globalActor(ofType: $0, &seen) }) { return actor }
    if let extended, declarations[extended].kind == .actor { return nil }
    return defaultActor(of: declarations[index])
  }

  /// Not so what inherits from a class that is said to be nonisolated, or is bound to be usable anywhere by a protocol
  /// that is more than Sendable itself; nor what stands in a type that is nonisolated.
  private func takesDefault(_ index: Int, _ seen: inout [Int]) -> Bool {
    let declaration = declarations[index]
    let superclass = superclass(of: index).map { declarations[$0] }
    if let superclass, superclass.isNonisolated || defaultActor(of: superclass) != nil { return false }
    let isBound = inherited(by: index).contains { type in
      type.members.contains { $0.unreadName != "Sendable" && refinesSendable($0) }
    }
    guard !isBound || declaration.kind == .protocol else { return false }
    return declaration.parent.map { globalActor(ofType: $0, &seen) != nil } ?? true
  }

  /// The global actor that one of some attributes names, as any file of the target can write it.
  func globalActor(amid attributes: [Declaration.Attribute], _ scope: Scope) -> String? {
    attributes.lazy.compactMap { self.globalActor(namedBy: $0, scope) }.first
  }

  private func globalActor(namedBy attribute: Declaration.Attribute, _ scope: Scope) -> String? {
    if attribute.name == "MainActor" { return attribute.name }
    let identity = identity(of: attribute.type, in: scope)
    guard let found = declaration(identity) else {
      let name = identity.unreadName ?? attribute.name
      return attribute.namesType && name.hasSuffix("Actor") ? name : nil
    }
    return found.has(attribute: "globalActor") ? type(identity).spelling.description : nil
  }
}
