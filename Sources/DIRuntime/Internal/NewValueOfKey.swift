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
    let (make, asked, isOverride) = maker(of: key._id, key._make, isOriginal: isOriginal)
    let container = unsafeDowncast(asked, to: C.self)
    if isOverride {
      return try _Override<C, repeat each A, T, E>(make, of: key._id)(container, repeat each arguments)
    }
    return try container._asCurrent { () throws(E) -> T in
      try _Maker<C, repeat each A, T, E>(make)(container, repeat each arguments)
    }
  }
}
