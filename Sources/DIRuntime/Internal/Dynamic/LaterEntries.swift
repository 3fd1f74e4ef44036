// SPDX-License-Identifier: MIT

// What has to be waited for, or is the main actor's, is looked up by waiting. So it must be Sendable: the generator does
// not know which types are, and what is not is added nowhere.

extension _DynamicEntriesOf {
  /// Adds a provider that has to be waited for; meant for generated code only.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - name: Its name, if it is not the unnamed one of its type.
  public mutating func addAsync<T: Sendable, E: Error>(
    _ key: Key<nonisolated(nonsending) @Sendable (Owner) async throws(E) -> T>, name: StaticString? = nil
  ) {
    append(name?.description, .later { try await $0.container.unsafelyUnwrapped.lookUp(key, for: $0) })
  }

  /// Adds nothing.
  public mutating func addAsync<T, E: Error>(
    _ key: Key<nonisolated(nonsending) @Sendable (Owner) async throws(E) -> T>, name: StaticString? = nil
  ) {}

  /// Adds a provider that is built on the main actor; meant for generated code only.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - name: Its name, if it is not the unnamed one of its type.
  public mutating func addOnMainActor<T: Sendable, E: Error>(
    _ key: Key<@MainActor @Sendable (Owner) throws(E) -> T>, name: StaticString? = nil
  ) {
    let (id, make, lifetime) = (key._id, _Maker<Container, T, E>(key._make), key._lifetime)
    append(
      name?.description,
      .later { request in
        try await MainActor.run {
          try request.container.unsafelyUnwrapped.lookUp(id, by: make, lifetime, for: request)
        }
      })
  }

  /// Adds nothing.
  public mutating func addOnMainActor<T, E: Error>(
    _ key: Key<@MainActor @Sendable (Owner) throws(E) -> T>, name: StaticString? = nil
  ) {}
}
