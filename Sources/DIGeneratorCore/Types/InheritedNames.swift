// SPDX-License-Identifier: MIT

// Types that a type has as members by inheritance: the types in a superclass, and a protocol's aliases.
extension TypeTable {
  /// The type that a name means as an inherited member of another type.
  func inherited(
    _ name: String, by heir: TypeIdentity, fromProtocols: Bool = true
  ) -> (found: Declaration, type: TypeIdentity)? {
    guard let module = heir.declaration?.module else { return nil }
    for next in lineage(of: heir).dropFirst() {
      guard let type = next.declaration, fromProtocols || type.kind != .protocol,
        let found = names[name]?[.type(type)], isInherited(found, in: module)
      else { continue }
      if found.kind == .associatedtype { return (found, witness(name, of: heir)) }
      // A protocol's alias means what it means in the conforming type.
      return (found, .declared(found, type.kind == .protocol ? [heir] : next.arguments))
    }
    return nil
  }

  /// The same for an enclosing type.
  func inherited(
    _ name: String, by owner: Owner, in scope: Scope, fromProtocols: Bool = true
  ) -> (type: Declaration, inherited: ResolvedType?)? {
    guard case .type(let type) = owner, let own = ownType(type, with: scope.bindings) else { return nil }
    // In a protocol that an alias is read in, the conforming type inherits.
    let heir = type.kind == .protocol ? scope.bindings["Self"] ?? own : own
    guard let (found, type) = inherited(name, by: heir.identity, fromProtocols: fromProtocols) else {
      return nil
    }
    return (found, ResolvedType(identity: type, spelling: heir.member(found.name.quotedIfNeeded)))
  }

  /// Whether types of a module inherit a member.
  private func isInherited(_ found: Declaration, in module: String) -> Bool {
    let access = access(of: found)
    return !access.isHidden && isVisible(access, from: found.module, in: module)
  }

  /// The types that a supertype's generic parameters stand for in a type that inherits from it.
  func bindings(of ancestor: Declaration, in heir: TypeIdentity) -> [String: ResolvedType] {
    let found = lineage(of: heir).first { $0.declaration == ancestor }
    let arguments = (found?.arguments ?? []).map { type($0) }
    return Dictionary(zip(allParameters(of: ancestor), arguments)) { $1 }
  }

  /// A declared type and all its supertypes, nearest first. Each declaration is followed once, because a type that inherits
  /// from itself may do so with ever larger arguments.
  func lineage(of type: TypeIdentity) -> [TypeIdentity] {
    var found = [type]
    var seen: Set<Declaration> = []
    var next = 0
    while next < found.count {
      if let type = found[next].declaration, seen.insert(type).inserted {
        let bindings = Dictionary(zip(allParameters(of: type), found[next].arguments)) { $1 }
        found += supertypesOfParts(of: found[next]).map { $0.replacing(bindings) }
      }
      next += 1
    }
    return found
  }
}

extension TypeIdentity {
  /// The type with its generic parameters replaced by the types that they stand for.
  fileprivate func replacing(_ parameters: [String: TypeIdentity]) -> TypeIdentity {
    if parameters.isEmpty { return self }
    return unreadName.flatMap { parameters[$0] }
      ?? TypeIdentity(form.map { TypeIdentity($0).replacing(parameters).form })
  }
}
