// SPDX-License-Identifier: MIT

/// A registration, in a listing.
///
/// ```swift
/// let built = container.registrations.filter(\.isBuilt).map(\.key)
/// ```
///
/// It says how things were when the listing was made. You may use it from any thread. It keeps nothing alive.
public struct DynamicRegistration: Sendable, CustomStringConvertible {
  /// Its type and name.
  public let key: DynamicKey
  /// How long its values live.
  public let lifetime: DynamicLifetime<any Sendable>
  /// Whether a value is kept at that time.
  public let isBuilt: Bool

  /// The type, the name and the lifetime: `Clock named 'main', singleton`.
  public var description: String { "\(key), \(lifetime)" + (isBuilt ? ", built" : "") }
}

extension DynamicContainer {
  /// The registrations of this container, in their order, without those of fallback containers.
  ///
  /// ```swift
  /// for registration in container.registrations { print(registration) }
  /// ```
  public var registrations: [DynamicRegistration] {
    (storage?.table.ordered ?? []).map { key, provider in
      DynamicRegistration(
        key: key, lifetime: DynamicLifetime(kind: provider.lifetime), isBuilt: provider.hasBuilt(Any.self))
    }
  }

  /// Copies the registrations of another container, without those that this one has itself.
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
    for (key, provider) in source.table.ordered {
      let copy = copies[ObjectIdentifier(provider)] ?? DynamicProvider(forgetting: provider, isMoved: true)
      copies[ObjectIdentifier(provider)] = copy
      storage.change([key]) { $0 ?? copy }
    }
    return self
  }
}
