// SPDX-License-Identifier: MIT

/// What somebody meant to provide, but whose provider was refused, which is reported already: that it is missing, or that
/// something else was taken instead, is no second mistake.
struct RefusedProviders: Sendable {
  private var types: Set<TypeIdentity> = []
  private var named: Set<Named> = []

  private struct Named: Hashable, Sendable {
    let type: TypeIdentity
    let name: String
  }

  var isEmpty: Bool { types.isEmpty }

  mutating func insert(_ types: some Sequence<TypeIdentity>, names: [String] = []) {
    self.types.formUnion(types)
    for name in names { named.formUnion(types.map { Named(type: $0, name: name) }) }
  }

  mutating func formUnion(_ other: RefusedProviders) {
    types.formUnion(other.types)
    named.formUnion(other.named)
  }

  func contains(_ type: TypeIdentity) -> Bool { types.contains(type) }

  /// Whether that is so of something that would have joined a collection.
  func contains(elementOf collection: ResolvedType) -> Bool { collection.element.map(contains) ?? false }

  /// Whether that is so of a named one.
  func contains(_ type: TypeIdentity, named name: String) -> Bool {
    !named.isEmpty && named.contains(Named(type: type, name: name))
  }
}
