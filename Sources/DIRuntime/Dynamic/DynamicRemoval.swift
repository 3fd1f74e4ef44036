// SPDX-License-Identifier: MIT

extension DynamicContainer {
  /// Removes the registration of a type, with what it has built.
  ///
  /// Whoever holds a value keeps it. If the type was registered together with others, those stay. You may call this
  /// from any thread.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - name: The name it is registered under.
  /// - Returns: Whether there was one, here and not in a fallback container.
  @discardableResult
  public func unregister(_ type: Any.Type, name: String? = nil) -> Bool {
    storage?.change([DynamicKey(type, name: name)]) { _ in nil } ?? false
  }

  /// Removes all registrations.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func unregisterAll() -> Bool { unregisterAll(where: { _ in true }) }

  /// Removes all registrations, except those of some types.
  ///
  /// ```swift
  /// container.unregisterAll(except: (any Clock).self, Settings.self)
  /// ```
  ///
  /// - Parameter types: The types whose registrations stay.
  /// - Returns: Whether there was another one.
  @discardableResult
  public func unregisterAll(except types: Any.Type...) -> Bool {
    unregisterAll { key in !types.contains { $0 == key.type } }
  }

  /// Forgets the values that were built of a type, and keeps their registrations. The next look-up builds a new
  /// one.
  ///
  /// ```swift
  /// container.drop((any Cache).self)   // whatever is a Cache, however it is registered
  /// ```
  ///
  /// - Parameter type: The type: what is registered under it, and every instance that is of it.
  /// - Returns: Whether there was an instance.
  @discardableResult
  public func drop(_ type: Any.Type) -> Bool {
    guard let storage else { return false }
    let dropped = storage.table.filter { $0.value.hasBuilt($0.key.type == type ? Any.self : type) }
    for (_, provider) in dropped {
      let forgotten = DynamicProvider(forgetting: provider)
      storage.change(provider.keys) { $0 === provider ? forgotten : $0 }
    }
    return !dropped.isEmpty
  }

  /// Forgets all values that were built, and keeps the registrations.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func dropAll() -> Bool { drop(Any.self) }

  private func unregisterAll(where isRemoved: (DynamicKey) -> Bool) -> Bool {
    guard let storage else { return false }
    return storage.change(storage.table.keys.filter(isRemoved)) { _ in nil }
  }
}
