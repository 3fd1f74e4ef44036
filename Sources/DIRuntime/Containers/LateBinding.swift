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
  /// The key for the value below the replacement; nil if nothing asks for it.
  var below: KeyID?
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
      + layers.filter { $1.isBelow && isCollection($1.provider) }.map { [$0, $1.provider] }
  }

  func isCollection(_ key: KeyID) -> Bool {
    collections.values.contains { $0.contains { $0.key == key } }
  }

  /// Lets the replacements of a collection, which each module has a key for, form one chain that serves all of these keys.
  func shareReplacements() {
    for parts in collections.values.flatMap({ Dictionary(grouping: $0, by: \.failure).values }) {
      let keys = parts.map(\.key).reduce(into: [KeyID]()) { if !$0.contains($1) { $0.append($1) } }
      var highest: LateBinding?
      for own in keys.compactMap({ late[$0] }) {
        if let below = own.below { late[below] = highest }
        if let lower = highest?.replacement { aliases[lower] = nil }
        highest = own
      }
      guard let highest, let replacement = highest.replacement else { continue }
      for key in keys { late[key] = highest }
      aliases[replacement] = keys
    }
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
    late[key] = LateBinding(
      replacement: replacement, lifetime: lifetime, read: read, build: build, below: below)
    layers[replacement] = (key, false)
    aliases[replacement, default: []].append(key)
  }
}
