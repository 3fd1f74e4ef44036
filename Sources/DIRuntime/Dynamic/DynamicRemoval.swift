// SPDX-License-Identifier: MIT

extension DynamicContainer {
  /// Removes the registration of a type, with what it has built.
  ///
  /// Who holds a value keeps it. Of a registration under several types the others stay. May be called from any thread.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - name: The name it is registered under.
  /// - Returns: Whether there was one, here and not in a fallback container.
  @discardableResult
  public func unregister(_ type: Any.Type, name: String? = nil) -> Bool {
    let key = DynamicKey(type, name: name)
    return remove { $0 == key }
  }

  /// Removes all registrations.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func unregisterAll() -> Bool { remove { _ in true } }

  /// Removes all registrations but those of some types, whatever their names.
  ///
  /// ```swift
  /// container.unregisterAll(except: (any Clock).self, Settings.self)
  /// ```
  ///
  /// - Parameter types: The types whose registrations stay.
  /// - Returns: Whether there was another one.
  @discardableResult
  public func unregisterAll(except types: Any.Type...) -> Bool {
    remove { key in !types.contains { $0 == key.type } }
  }

  /// Forgets the instances that have been built of a type, and keeps their registrations: the next look-up builds anew.
  ///
  /// ```swift
  /// container.drop((any Cache).self)   // whatever is a Cache, however it is registered
  /// ```
  ///
  /// - Parameter type: The type: what is registered under it, and every instance that is of it.
  /// - Returns: Whether there was an instance.
  @discardableResult
  public func drop(_ type: Any.Type) -> Bool {
    drop { keys, provider in
      provider.maker.hasBuilt(keys.contains { $0.type == type } ? Any.self : type, in: provider.kept)
    }
  }

  /// Forgets all instances that have been built, and keeps the registrations.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func dropAll() -> Bool {
    drop { _, provider in provider.maker.hasBuilt(Any.self, in: provider.kept) }
  }

  private func remove(where isRemoved: (DynamicKey) -> Bool) -> Bool {
    // Freed after the lock is given back, because that may run code of the user.
    let old = storage?.remove(where: isRemoved) ?? []
    return !old.isEmpty
  }

  private func drop(where isDropped: ([DynamicKey], DynamicProvider) -> Bool) -> Bool {
    guard let storage else { return false }
    var seen: Set<ObjectIdentifier> = []
    let providers = storage.all.map(\.provider).filter { seen.insert(ObjectIdentifier($0)).inserted }
    let dropped = providers.filter { isDropped($0.keys, $0) }
    for provider in dropped { storage.forget(provider) }
    return !dropped.isEmpty
  }
}
