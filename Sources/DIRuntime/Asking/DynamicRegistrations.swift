// SPDX-License-Identifier: MIT

/// One registration in a listing.
///
/// ```swift
/// let built = container.registrations.filter(\.isBuilt).map(\.key)
/// ```
///
/// It describes the registration at the time of the listing. You may use it from any thread. It keeps nothing alive.
public struct DynamicRegistration: Sendable, CustomStringConvertible {
  /// Its type and name.
  public let key: DynamicKey
  /// How long its values live.
  public let lifetime: DynamicLifetime<any Sendable>
  /// Whether a value was kept at that time.
  public let isBuilt: Bool

  /// The type, the name and the lifetime: `Clock named 'main', singleton`.
  public var description: String { "\(key), \(lifetime)" + (isBuilt ? ", built" : "") }
}

extension DynamicContainer {
  /// The registrations of this container, in their order; fallback containers are left out.
  ///
  /// ```swift
  /// for registration in container.registrations { print(registration) }
  /// ```
  public var registrations: [DynamicRegistration] {
    (storage?.ordered ?? []).map { key, provider in
      DynamicRegistration(
        key: key, lifetime: DynamicLifetime(kind: provider.lifetime), isBuilt: provider.hasBuilt(Any.self))
    }
  }

  /// Copies the registrations of another container, except those under a type and name that this one has registered.
  ///
  /// The other container does not change. Its values are not copied: this container builds its own. You may call
  /// this from any thread.
  ///
  /// - Parameter other: The container to copy from; its fallback containers are left out.
  /// - Returns: This container, so that calls can follow each other.
  @discardableResult
  public func merge(_ other: DynamicContainer) -> DynamicContainer {
    guard let storage, let source = other.storage, storage !== source else { return self }
    // One copy for all keys of a registration.
    var copies: [ObjectIdentifier: DynamicProvider] = [:]
    for (key, provider) in source.ordered {
      let copy = copies[ObjectIdentifier(provider)] ?? DynamicProvider(forgetting: provider, isMoved: true)
      copies[ObjectIdentifier(provider)] = copy
      storage.change([key]) { $0 ?? copy }
    }
    return self
  }
}

extension DynamicContainer {
  /// Removes the registration of a type, with its kept value.
  ///
  /// Other holders of the value keep it. If the type was registered together with others, their registrations stay. You
  /// may call this from any thread.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - name: The name it is registered under.
  /// - Returns: Whether this container had one; fallback containers do not count.
  @discardableResult
  public func unregister(_ type: Any.Type, name: String? = nil) -> Bool {
    storage?.change([DynamicKey(type, name: name)]) { _ in nil } ?? false
  }

  /// Removes all registrations, except under some types.
  ///
  /// ```swift
  /// container.unregisterAll(except: (any Clock).self, Settings.self)
  /// ```
  ///
  /// - Parameter types: The types whose registrations stay; if there are none, all go.
  /// - Returns: Whether a registration was removed.
  @discardableResult
  public func unregisterAll(except types: Any.Type...) -> Bool {
    guard let storage else { return false }
    let others = storage.ordered.map(\.key).filter { key in !types.contains { $0 == key.type } }
    return storage.change(others) { _ in nil }
  }

  /// Forgets the kept values of a type, and keeps their registrations. The next look-up builds a new value.
  ///
  /// ```swift
  /// container.drop((any Cache).self)   // each value that is a Cache, under any registered type
  /// ```
  ///
  /// - Parameter type: The type: the value registered under it, and all values that are instances of it.
  /// - Returns: Whether a value was forgotten.
  @discardableResult
  public func drop(_ type: Any.Type) -> Bool {
    guard let storage else { return false }
    let dropped = storage.ordered.filter { $0.provider.hasBuilt($0.key.type == type ? Any.self : type) }
    for (_, provider) in dropped {
      let forgotten = DynamicProvider(forgetting: provider)
      storage.change(provider.keys) { $0 === provider ? forgotten : $0 }
    }
    return !dropped.isEmpty
  }

  /// Forgets all kept values, and keeps the registrations.
  ///
  /// - Returns: Whether a value was forgotten.
  @discardableResult
  public func dropAll() -> Bool { drop(Any.self) }
}
