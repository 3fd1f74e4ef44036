// SPDX-License-Identifier: MIT

// Names that `#if`s decide: in some builds they are aliases, in others they are other aliases, or types.
extension TypeTable {
  /// The type with each such name replaced by its meaning in these builds, where they have one meaning.
  func settled(_ type: ResolvedType, in builds: Condition) -> ResolvedType {
    if conditional.isEmpty { return type }
    let identity = settled(type.identity, in: builds, depth: 0)
    return identity == type.identity ? type : unfolded(self.type(identity))
  }

  private func settled(_ type: TypeIdentity, in builds: Condition, depth: Int) -> TypeIdentity {
    let type = TypeIdentity(
      type.form.map { settled(TypeIdentity($0), in: builds, depth: depth).form }.normalized)
    let branches = branches(of: type).filter { !$0.condition.excludes(builds) }
    guard branches.count == 1, depth < 30 else { return type }
    let arguments = type.arguments.map { self.type($0) }
    guard let target = target(of: branches[0], arguments, depth: 0) else { return type }
    return settled(target, in: builds, depth: depth + 1)
  }

  /// The declarations of such a name.
  private func branches(of type: TypeIdentity) -> [Declaration] {
    guard let found = type.declaration, conditional.contains(found) else { return [] }
    return parts(of: type).filter(\.isNamedType)
  }

  /// The conditions of the `#if`s that decide the meaning of a type.
  func conditions(decidingOn type: TypeIdentity, depth: Int = 0) -> [Condition] {
    if conditional.isEmpty || depth > 30 { return [] }
    let branches = type.parts.flatMap(branches)
    let targets = branches.compactMap { target(of: $0, [], depth: 0) }
    return branches.map(\.condition) + targets.flatMap { conditions(decidingOn: $0, depth: depth + 1) }
  }

  /// All that a type may mean in some builds; the type itself comes first.
  func meanings(of type: TypeIdentity) -> [TypeIdentity] {
    if conditional.isEmpty { return [type] }
    let builds = Condition.builds(toldApartBy: conditions(decidingOn: type), within: .always) ?? []
    return ([type] + builds.map { settled(type, in: $0, depth: 0) }).unique
  }
}
