// SPDX-License-Identifier: MIT

/// What a plan's modules bind in one another: providers whose place others take, and collections that they share.
///
/// Replacements are looked at where overrides are: they cost nothing to containers of plans without them, and a kept value
/// that is there is read as ever.
struct LateBindings: Sendable {
  /// What takes the place of which provider.
  private(set) var replacements: [KeyID: Replacement] = [:]
  /// The parts of each collection, by the type of its elements.
  private(set) var collections: [ObjectIdentifier: [CollectionPart]] = [:]
  /// For each key, the others whose overrides count for it too.
  private var aliases: [KeyID: [KeyID]] = [:]

  mutating func replace(_ key: KeyID, by replacement: Replacement) {
    replacements[key] = replacement
    aliases[replacement.key, default: []].append(key)
  }

  mutating func join(_ part: CollectionPart, to type: ObjectIdentifier) {
    let others = collections[type] ?? []
    if others.contains(where: { $0.key == part.key }) { return }
    collections[type] = others + [part]
    for other in others where other.failure == part.failure {
      aliases[other.key, default: []].append(part.key)
      aliases[part.key, default: []].append(other.key)
    }
  }

  /// Lets a module's part of a collection have more elements, which not all containers have.
  mutating func extend(_ key: KeyID, in type: ObjectIdentifier, by extend: (inout ErasedMaker) -> Void) {
    guard let number = collections[type]?.firstIndex(where: { $0.key == key }) else { return }
    extend(&collections[type, default: []][number].elements)
  }

  /// Keys whose values are others where that of one of them is.
  var groups: [[KeyID]] {
    replacements.map { [$0, $1.key] } + collections.values.map { $0.map(\.key) }
  }

  func aliases(of key: KeyID) -> [KeyID] { aliases[key] ?? [] }

  /// The key that users know a build by.
  func name(of key: KeyID) -> KeyID { aliases(of: key).first { replacements[$0]?.key == key } ?? key }
}

extension Container {
  /// What takes a provider's place in this container.
  final func replacement(of key: KeyID) -> Replacement? { plan.bindings.replacements[key] }

  /// What builds a value without regard to the one that is kept, and the container to call it with.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - own: The key's own function.
  ///   - isOriginal: Whether the override that is running wants what it replaces.
  /// - Returns: The function, the container or its view, and whether it is an override.
  final func maker(
    of key: KeyID, _ own: ErasedMaker, isOriginal: Bool
  ) -> (make: ErasedMaker, container: Container, isOverride: Bool) {
    if isOriginal {
      if let below = below(key) { return (below.make, below.container, true) }
    } else if let make = overrideToRun(of: key) {
      return (make, _handle, true)
    }
    return (replacement(of: key)?.build ?? own, _handle, false)
  }

  /// Whether the container keeps a provider's value; meant for generated code only.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - isKept: What its own module says; nothing of what it requires from above.
  /// - Returns: What its replacement says, if another module has one; or what the provider that meets the requirement does,
  ///   if the key itself is not overridden.
  @_spi(Generated)
  public final func _keeps<Maker>(_ key: Key<Maker>, _ isKept: Bool = false) -> Bool {
    keeps(key._id, isKept)
  }

  func keeps(_ key: KeyID, _ isKept: Bool) -> Bool {
    if let handed = plan.handed[key] { return handed.lifetime != .transient && !isOverridden(key) }
    return replacement(of: key).map { $0.lifetime != .transient } ?? isKept
  }
}
