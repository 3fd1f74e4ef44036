// SPDX-License-Identifier: MIT

/// Where a member is isolated that says nothing itself, in a type that is nobody's.
extension TypeTable {
  /// The global actor of what a member overrides, else of the requirement that it meets.
  func inferredActor(of member: Declaration, inside parent: Int) -> String? {
    guard member.isInit || member.isTypeMember else { return nil }
    return overriddenActor(of: member, inside: parent) ?? requiredActor(of: member, inside: parent)
  }

  private func overriddenActor(of member: Declaration, inside parent: Int) -> String? {
    guard member.has("override") || member.has("required") else { return nil }
    var seen: Set<Int> = []
    var next = superclass(of: parent)
    while let above = next, seen.insert(above).inserted {
      let found = model.members(of: above).map { declarations[$0] }.filter(member.isLike)
      if let actor = onlyActor(of: found) { return actor }
      next = found.contains(where: \.isNonisolated) ? nil : superclass(of: above)
    }
    return nil
  }

  /// Only a protocol that is named where the member stands tells it its actor, or one that this refines.
  private func requiredActor(of member: Declaration, inside parent: Int) -> String? {
    let named = protocolsNamed(by: parent)
    if named.isEmpty { return nil }
    let protocols = Set(named + named.flatMap { ancestors(ofType: $0).compactMap(\.declaration) }).filter {
      declarations[$0].kind == .protocol
    }
    let found = protocols.flatMap(model.members).map { declarations[$0] }.filter(member.isLike)
    return onlyActor(of: found)
  }

  private func protocolsNamed(by index: Int) -> [Int] {
    inherited(by: index).flatMap(\.declarations).filter { declarations[$0].kind == .protocol }
  }

  /// The actor of some members, if they have the same.
  private func onlyActor(of members: [Declaration]) -> String? {
    let actors = members.map { member in
      globalActor(amid: member.attributes, scope(of: member))
        ?? (member.isNonisolated ? nil : member.parent.flatMap { globalActor(ofType: $0) })
    }
    return Set(actors).count == 1 ? actors[0] : nil
  }
}

extension Declaration {
  /// Whether two members are called in the same way.
  fileprivate func isLike(_ other: Declaration) -> Bool {
    (kind == other.kind || isProperty && other.isProperty)
      && (isInit || name == other.name && isTypeMember == other.isTypeMember)
      && parameters.map(\.label) == other.parameters.map(\.label)
  }
}
