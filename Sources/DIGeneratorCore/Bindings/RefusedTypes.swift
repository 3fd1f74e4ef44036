// SPDX-License-Identifier: MIT

/// The types of refused providers. A refusal is reported; that the type is then missing, or that another provider is
/// taken instead, is no second mistake.
struct RefusedTypes {
  /// Each type, with the names under which it would have been provided.
  private var names: [TypeIdentity: Set<String>] = [:]

  var isEmpty: Bool { names.isEmpty }

  mutating func insert(_ types: some Sequence<TypeIdentity>, names: [String] = []) {
    for type in types { self.names[type, default: []].formUnion(names) }
  }

  func contains(_ type: TypeIdentity) -> Bool { names[type] != nil }

  /// Whether a refused provider of the type would have had the name.
  func contains(_ type: TypeIdentity, named name: String) -> Bool { names[type]?.contains(name) == true }
}
