// SPDX-License-Identifier: MIT

/// The provider that a key is bound to by the root, which alone knows it: the replacement of another module's provider, or the
/// provider that meets a requirement. Its accessor keeps the value, or not, by its own lifetime. Overrides of the replaced
/// provider count for the replacement.
struct LateBinding: Sendable {
  /// The replacement; nil for a requirement.
  let replacement: KeyID?
  let lifetime: _Lifetime
  /// Calls the provider's accessor.
  let read: ErasedMaker
  /// Builds a new value for the key of the replaced provider; nil if only the accessor can, see `_OpaqueMaker`.
  var build: ErasedMaker?
}

/// The elements that one module, or a child container's part of it, adds to a collection.
package struct CollectionPart: Sendable {
  package let key: KeyID
  /// The type of the error that building them throws: overrides count only for other keys with the same error type.
  let failure: ObjectIdentifier
  /// Builds the elements: an erased `Elements`.
  let elements: ErasedMaker
}

extension _Plan {
  /// The groups of keys whose values depend on each other's overrides.
  var groups: [[KeyID]] {
    late.compactMap { key, late in late.replacement.map { [key, $0] } }
      + collections.values.map { $0.map(\.key) }
  }

  /// The other keys whose overrides count for a key too.
  func aliases(of key: KeyID) -> [KeyID] { aliases[key] ?? [] }

  /// The key by which users know a build: for a replacement the key of the replaced provider.
  func name(of key: KeyID) -> KeyID { aliases(of: key).first { late[$0]?.replacement == key } ?? key }

  func replace(
    _ key: KeyID, by replacement: KeyID, _ lifetime: _Lifetime, _ read: ErasedMaker,
    _ build: ErasedMaker? = nil
  ) {
    late[key] = LateBinding(replacement: replacement, lifetime: lifetime, read: read, build: build)
    aliases[replacement, default: []].append(key)
  }
}
