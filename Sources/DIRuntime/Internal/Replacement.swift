// SPDX-License-Identifier: MIT

/// What takes the place of another module's provider.
///
/// The accessor that is replaced asks that of the replacement, which keeps its value or not as it says itself. Overrides
/// of the one replaced are overrides of it.
struct Replacement: Sendable {
  let key: KeyID
  let lifetime: _Lifetime
  /// Asks its accessor.
  let read: Override
  /// Builds its value, if that can be asked for anew.
  let build: ErasedMaker?
}

extension _Plan {
  /// Lets a provider take the place of another module's; meant for generated code only.
  ///
  /// - Parameters:
  ///   - key: The other module's provider.
  ///   - replacement: What takes its place.
  ///   - lifetime: How long the values of that live.
  ///   - read: Asks its accessor. A closure where there are arguments: swiftc 6.3 crashes at the name of a function that
  ///     takes a tuple or a function.
  public func replace<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (Container, repeat each A) throws(E) -> T>,
    by replacement: Key<@Sendable (Container, repeat each A) throws(E) -> T>, _ lifetime: _Lifetime,
    _ read: @escaping @Sendable (Container, repeat each A) throws(E) -> T
  ) {
    replacements[key._id] = Replacement(
      key: replacement._id, lifetime: lifetime, read: .known(_Maker(read).erased), build: replacement._make)
  }

  /// The same of functions that are taken as a whole; meant for generated code only.
  ///
  /// - Parameters:
  ///   - key: The other module's provider.
  ///   - replacement: What takes its place.
  ///   - lifetime: How long the values of that live.
  ///   - read: Asks its accessor.
  public func replace<Maker: Sendable>(
    _ key: Key<_Whole<Maker>>, by replacement: Key<_Whole<Maker>>, _ lifetime: _Lifetime, _ read: Maker
  ) {
    replacements[key._id] = Replacement(
      key: replacement._id, lifetime: lifetime, read: .whole(MakerBox(read)), build: nil)
  }
}
