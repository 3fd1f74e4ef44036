// SPDX-License-Identifier: MIT

extension Container {
  /// A new value of a provider; meant for generated code only.
  ///
  /// Sound only for keys of the container's own class or one above. So a child's class has `fresh` and `original` of its
  /// own, generated, which take its keys.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - isOriginal: Whether it is built by what the running override replaces, or else by its override, if there is one.
  ///   - arguments: Its arguments, if it takes any.
  /// - Returns: The new value.
  /// - Throws: What the build throws.
  @_spi(Generated)
  public final func _newValue<C: Container, each A, T: ~Copyable, E: Error>(
    of key: Key<@Sendable (C, repeat each A) throws(E) -> T>, isOriginal: Bool, _ arguments: repeat each A
  ) throws(E) -> T {
    let (make, asked) = maker(of: key._id, key._make, isOriginal: isOriginal)
    let container = unsafeDowncast(asked, to: C.self)
    return try container._asCurrent { () throws(E) -> T in
      try _Maker<C, repeat each A, T, E>(make)(container, repeat each arguments)
    }
  }

  /// The same of a provider that has to be waited for; meant for generated code only.
  @_spi(Generated)
  nonisolated(nonsending) public final func _newValueAsync<C: Container, each A, T, E: Error>(
    of key: Key<nonisolated(nonsending) @Sendable (C, repeat each A) async throws(E) -> T>, isOriginal: Bool,
    _ arguments: repeat each A
  ) async throws(E) -> T {
    let (make, asked) = maker(of: key._id, key._make, isOriginal: isOriginal)
    let container = unsafeDowncast(asked, to: C.self)
    return try await withContainer(container) { () async throws(E) -> T in
      try await _AsyncMaker<C, repeat each A, T, E>(make)(container, repeat each arguments)
    }
  }

  /// Whether a provider's build was not begun to keep what it gives; meant for generated code only.
  ///
  /// A provider of several types keeps one value behind all of them, which the build of each type reads. It must be built
  /// anew where that is asked of one of the types, by `fresh` say.
  ///
  /// - Parameters:
  ///   - base: The base of the module that declares the provider.
  ///   - index: The provider's number within its module.
  ///   - child: Its number among the values that the module has a child container keep; -1 for none.
  /// - Returns: Whether to build the value anew.
  @_spi(Generated)
  public final func _isFresh(_ base: borrowing _SlotBase, _ index: Int, child: Int = -1) -> Bool {
    let place = child < 0 ? base._value &+ index : KeyID.place(ofChildSlot: base._childValue &+ child)
    return !Build.isInnermost(place, of: owner ?? self)
  }
}
