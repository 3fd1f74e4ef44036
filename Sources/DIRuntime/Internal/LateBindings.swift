// SPDX-License-Identifier: MIT

/// What a plan's modules bind in one another: providers whose place others take, and collections that they share.
///
/// Replacements are looked at where overrides are: they cost nothing to containers of plans without them, and a kept value
/// that is there is read as ever.
final class LateBindings: Sendable {
  /// What takes the place of which provider.
  let replacements: [KeyID: Replacement]
  /// For each key, the others whose overrides count for it too.
  private let aliases: [KeyID: [KeyID]]
  /// For what takes a place, the key that users know.
  private let replaced: [KeyID: KeyID]
  /// The keys of one collection, each in its own module.
  let collections: [[KeyID]]
  /// What builds the whole of a collection, of which each key's own function builds one module's part.
  private let wholes: [KeyID: ErasedMaker]

  /// Nil where nothing is bound across modules.
  init?(_ replacements: [KeyID: Replacement], _ collections: JoinedCollections) {
    if replacements.isEmpty, !collections.areShared { return nil }
    self.replacements = replacements
    self.collections = collections.groups
    wholes = collections.wholes
    replaced = Dictionary(replacements.map { ($1.key, $0) }) { first, _ in first }
    aliases = collections.aliases.merging(replaced.mapValues { [$0] }) { $0 + $1 }
  }

  func aliases(of key: KeyID) -> [KeyID] { aliases[key] ?? [] }

  /// The key that users know a build by.
  func name(of key: KeyID) -> KeyID { replaced[key] ?? key }

  /// What builds a provider's value anew, where that is not its key's own function.
  func build(of key: KeyID) -> ErasedMaker? { replacements[key]?.build ?? wholes[key] }

  /// Keys whose values are others where that of one is overridden.
  func changed(with key: KeyID) -> [KeyID] { [key] + [replacements[key]?.key].compactMap(\.self) }
}

extension Container {
  /// What takes a provider's place in this container.
  final func replacement(of key: KeyID) -> Replacement? { _overrides?.bindings?.replacements[key] }

  /// What builds a value without regard to the one that is kept, and the container to call it with.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - own: The key's own function.
  ///   - isOriginal: Whether the override that is running wants what it replaces.
  /// - Returns: The function, and the container or its view.
  @usableFromInline
  final func maker(
    of key: KeyID, _ own: ErasedMaker, isOriginal: Bool
  ) -> (make: ErasedMaker, container: Container) {
    if isOriginal {
      if let below = below(key) { return below }
    } else if let make = _overrides?.override(of: key) {
      return (make, _view)
    }
    return (plan.bindings?.build(of: key) ?? own, self)
  }

  /// Whether the container keeps a provider's value; meant for generated code only.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - isKept: What its own module says.
  /// - Returns: What its replacement says, if another module has one.
  public final func _keeps<Maker>(_ key: Key<Maker>, _ isKept: Bool) -> Bool { keeps(key._id, isKept) }

  func keeps(_ key: KeyID, _ isKept: Bool) -> Bool {
    replacement(of: key).map { $0.lifetime != .transient } ?? isKept
  }
}
