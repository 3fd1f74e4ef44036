// SPDX-License-Identifier: MIT

// Generated code proves that two names mean two types. Of several functions the compiler takes the most special one that
// fits, so the result's type tells whether one type stands for both names.

/// A type that is compared. Only the very type matters: no conversion from a subtype or to an existential type fits.
@_spi(Generated) public enum _Compared<T: ~Copyable & ~Escapable> {}

/// The result for two types.
@_spi(Generated) public struct _Different {}

/// The result for one type, and for an optional of it or a function that returns it, which would get its value as well.
@_spi(Generated) public struct _Same {}

/// Two types of which nothing shows that they are one.
@_spi(Generated) public func _compare<A: ~Copyable & ~Escapable, B: ~Copyable & ~Escapable>(
  _: _Compared<A>.Type, _: _Compared<B>.Type
) -> _Different { _Different() }

/// One type behind both names.
@_spi(Generated) public func _compare<A: ~Copyable & ~Escapable>(
  _: _Compared<A>.Type, _: _Compared<A>.Type
) -> _Same { _Same() }

/// An optional of the other type.
@_spi(Generated) public func _compare<A>(_: _Compared<A?>.Type, _: _Compared<A>.Type) -> _Same { _Same() }

/// A value that is asked for later.
@_spi(Generated) public func _compare<A>(_: _Compared<Lazy<A>>.Type, _: _Compared<A>.Type) -> _Same {
  _Same()
}

/// A function that returns the other type.
@_spi(Generated) public func _compare<A>(_: _Compared<() -> A>.Type, _: _Compared<A>.Type) -> _Same {
  _Same()
}

/// The same, as a function that other threads may call.
@_spi(Generated) public func _compare<A>(
  _: _Compared<@Sendable () -> A>.Type, _: _Compared<A>.Type
) -> _Same { _Same() }
