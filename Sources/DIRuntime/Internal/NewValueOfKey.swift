// SPDX-License-Identifier: MIT

// Sound only for keys of the container's own class or one above. So a child's class has `fresh` and `original` of its own,
// generated, which take its keys.
extension Container {
  /// A new value of a provider, by its override if there is one; meant for generated code only.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - arguments: Its arguments, if it takes any.
  /// - Returns: The new value.
  /// - Throws: What the build throws.
  @inlinable
  public final func _freshValue<C: Container, each A, T: ~Copyable, E: Error>(
    of key: Key<@Sendable (C, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    let (make, asked) = maker(of: key._id, key._make, isOriginal: false)
    return try _Maker<C, repeat each A, T, E>(make)(
      unsafeDowncast(asked, to: C.self), repeat each arguments)
  }

  /// A new value by what the running override replaces; meant for generated code only.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - arguments: Its arguments, if it takes any.
  /// - Returns: The new value.
  /// - Throws: What the build throws.
  @inlinable
  public final func _originalValue<C: Container, each A, T: ~Copyable, E: Error>(
    of key: Key<@Sendable (C, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    let (make, asked) = maker(of: key._id, key._make, isOriginal: true)
    return try _Maker<C, repeat each A, T, E>(make)(
      unsafeDowncast(asked, to: C.self), repeat each arguments)
  }
}
