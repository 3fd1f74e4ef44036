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

/// Elements that one module, or a child container's part of it, adds to a collection.
package struct CollectionPart: @unchecked Sendable {
  // Unchecked because of the name alone: it is a literal or a case without values, which nothing can change.
  package let key: KeyID
  /// The type of the error that building them throws: overrides count only for other keys with the same error type.
  let failure: ObjectIdentifier
  /// Their place: elements of lower numbers come first.
  let order: Int
  /// The key of the only element, in a dictionary; nil in an array.
  let name: AnyHashable?
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

  /// The key by which users know a build: for a layer over a provider the key of that provider.
  func name(of key: KeyID) -> KeyID { layers[key]?.provider ?? key }

  // The replacements of a provider are layers over it. Each has a key for the layer below, which is bound to the replacement of a
  // lower module, if there is one. An override takes the place of all layers, so it counts for the highest one.
  func replace(
    _ key: KeyID, by replacement: KeyID, _ lifetime: _Lifetime, over below: KeyID?, _ read: ErasedMaker,
    _ build: ErasedMaker? = nil
  ) {
    if let lower = late[key]?.replacement { aliases[lower] = nil }
    if let below {
      late[below] = late[key]
      layers[below] = (key, true)
    }
    late[key] = LateBinding(replacement: replacement, lifetime: lifetime, read: read, build: build)
    layers[replacement] = (key, false)
    aliases[replacement, default: []].append(key)
  }
}
