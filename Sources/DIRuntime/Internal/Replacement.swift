// SPDX-License-Identifier: MIT

/// What takes the place of another module's provider.
///
/// The accessor that is replaced asks that of the replacement, which keeps its value or not as it says itself. Overrides
/// of the one replaced are overrides of it.
struct Replacement: Sendable {
  let key: KeyID
  let lifetime: _Lifetime
  /// Asks its accessor.
  let read: ErasedMaker
  /// Builds a new value, where that is asked for by the key of the one replaced; nil if nobody can.
  let build: ErasedMaker?
}

extension _Plan {
  /// Lets a provider take the place of another module's, of the same containers or of those that they are children of;
  /// meant for generated code only.
  ///
  /// - Parameters:
  ///   - key: The other module's provider.
  ///   - replacement: What takes its place.
  ///   - lifetime: How long the values of that live.
  ///   - read: Asks its accessor. A closure where there are arguments: swiftc 6.3 crashes at the name of a function that
  ///     takes a tuple or a function.
  public func replace<C: Container, Other: Container, each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (C, repeat each A) throws(E) -> T>,
    by replacement: Key<@Sendable (Other, repeat each A) throws(E) -> T>, _ lifetime: _Lifetime,
    _ read: @escaping @Sendable (C, repeat each A) throws(E) -> T
  ) {
    replace(key._id, by: replacement._id, lifetime, _Maker(read).erased, replacement._make)
  }

  /// The same of what is built on the main actor; meant for generated code only.
  ///
  /// - Parameters:
  ///   - key: The other module's provider.
  ///   - replacement: What takes its place.
  ///   - lifetime: How long the values of that live.
  ///   - read: Asks its accessor.
  public func replace<C: Container, Other: Container, each A, T, E: Error>(
    _ key: Key<@MainActor @Sendable (C, repeat each A) throws(E) -> T>,
    by replacement: Key<@MainActor @Sendable (Other, repeat each A) throws(E) -> T>, _ lifetime: _Lifetime,
    _ read: @escaping @MainActor @Sendable (C, repeat each A) throws(E) -> T
  ) {
    replace(key._id, by: replacement._id, lifetime, _Maker(onMainActor: read).erased, replacement._make)
  }

  /// The same of what has to be waited for; meant for generated code only.
  ///
  /// - Parameters:
  ///   - key: The other module's provider.
  ///   - replacement: What takes its place.
  ///   - lifetime: How long the values of that live.
  ///   - read: Asks its accessor.
  public func replace<C: Container, Other: Container, each A, T, E: Error>(
    _ key: Key<nonisolated(nonsending) @Sendable (C, repeat each A) async throws(E) -> T>,
    by replacement: Key<nonisolated(nonsending) @Sendable (Other, repeat each A) async throws(E) -> T>,
    _ lifetime: _Lifetime,
    _ read: nonisolated(nonsending) @escaping @Sendable (C, repeat each A) async throws(E) -> T
  ) {
    replace(key._id, by: replacement._id, lifetime, _AsyncMaker(read).erased, replacement._make)
  }

  private func replace(
    _ key: KeyID, by replacement: KeyID, _ lifetime: _Lifetime, _ read: ErasedMaker, _ build: ErasedMaker?
  ) {
    bindings.replace(key, by: Replacement(key: replacement, lifetime: lifetime, read: read, build: build))
  }

  /// The same of functions that are taken as a whole; meant for generated code only.
  ///
  /// - Parameters:
  ///   - key: The other module's provider.
  ///   - replacement: What takes its place.
  ///   - lifetime: How long the values of that live.
  ///   - read: Asks its accessor.
  public func replace<Maker: Sendable, Other>(
    _ key: Key<_Whole<Maker>>, by replacement: Key<_Whole<Other>>, _ lifetime: _Lifetime, _ read: Maker
  ) {
    replace(key._id, by: replacement._id, lifetime, ErasedMaker(whole: read), nil)
  }
}
