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
    let standIn = Replacement(
      key: replacement._id, lifetime: lifetime, read: _Maker(read).erased, build: replacement._make)
    bindings.replace(key._id, by: standIn)
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
    let standIn = Replacement(
      key: replacement._id, lifetime: lifetime, read: ErasedMaker(whole: read), build: nil)
    bindings.replace(key._id, by: standIn)
  }
}
