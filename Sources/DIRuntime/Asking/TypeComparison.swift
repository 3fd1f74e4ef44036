// SPDX-License-Identifier: MIT

// Generated code proves that two names mean two types. Of several functions the compiler takes the most special one that
// fits, so the result's type tells whether one type stands for both names.

/// A type that a parameter may ask for. Only the very type matters: no conversion from a subtype or to an existential type fits.
@_spi(Generated) public struct _Asked<T: ~Copyable> {
  /// The type.
  public init() {}
  /// A value for the compiler; none is ever made.
  public var value: T { fatalError() }
}

/// A value that a function with parameters returns.
@_spi(Generated) public struct _Returned<T: ~Copyable, each P> {}

/// The result for two types.
@_spi(Generated) public struct _Different {
  /// The result.
  public init() {}
}

/// The result for one type.
@_spi(Generated) public struct _Same {
  /// The result.
  public init() {}
}

/// The type itself, whose value fills a parameter of no simpler type.
@_spi(Generated) @_disfavoredOverload public func _part<A: ~Copyable>(_: consuming A) -> _Asked<A> { .init() }

/// The type that an optional wraps: its value fills the parameter as well.
@_spi(Generated) @_disfavoredOverload public func _part<A: ~Copyable>(_: consuming A?) -> _Asked<A> {
  .init()
}

/// The type that is asked for later.
@_spi(Generated) public func _part<A>(_: Lazy<A>) -> _Asked<A> { .init() }

/// The type that is asked for later.
@_spi(Generated) public func _part<A>(_: Provider<A>) -> _Asked<A> { .init() }

/// The type that a function of any actor returns.
@_spi(Generated) public func _part<A: ~Copyable>(_: @isolated(any) () throws -> A) -> _Asked<A> { .init() }

/// The type that a function returns that waits.
@_spi(Generated) public func _part<A: ~Copyable>(_: () async throws -> A) -> _Asked<A> { .init() }

/// The type that a function with parameters returns.
@_spi(Generated) public func _part<A: ~Copyable, each P>(
  _: @isolated(any) (repeat each P) throws -> A
) -> _Asked<_Returned<A, repeat each P>> { .init() }

/// The type that a function with parameters returns that waits.
@_spi(Generated) public func _part<A: ~Copyable, each P>(
  _: (repeat each P) async throws -> A
) -> _Asked<_Returned<A, repeat each P>> { .init() }
