// SPDX-License-Identifier: MIT

/// Names a provider. `Maker` is the type of the function that builds its value.
///
/// The plugin generates a key for each provider, as a static member. So you only write `.clock`. The arguments,
/// `throws` and the isolation are part of the key's type. So an override that does not fit does not compile.
///
/// ```swift
/// let container = Container {
///   $0.override(.clock) { FrozenClock() }
/// }
/// ```
///
/// A key takes a few words of memory. Making one allocates nothing. You may store it, and use it from any thread.
@frozen
public struct Key<Maker> {
  @usableFromInline package let _id: KeyID
  @usableFromInline let _make: ErasedMaker
  @usableFromInline let _lifetime: _Lifetime

  @inlinable
  init(_ id: KeyID, _ make: ErasedMaker, _ lifetime: _Lifetime) {
    _id = id
    _make = make
    _lifetime = lifetime
  }
}

// Methods that take functions by name from generated code are `@preconcurrency`: in Swift 5 mode such a function is not
// Sendable by itself, and users would get a warning for each that they cannot mend.

extension _SlotBase {
  /// Makes the key of a provider; meant for generated code only.
  @inlinable
  @preconcurrency
  public func key<C: Container, each A, T: ~Copyable, E: Error>(
    _ index: Int, child: Int = -1, _ make: @escaping @Sendable (C, repeat each A) throws(E) -> T,
    _ name: StaticString = #function, lifetime: _Lifetime = .singleton
  ) -> Key<@Sendable (C, repeat each A) throws(E) -> T> {
    Key(KeyID(self, index, child: child, name), _Maker(make).erased, lifetime)
  }

  /// Makes the key of a provider that only its accessor can call, see ``_OpaqueMaker``; meant for generated code only.
  @inlinable
  public func key<Maker>(
    _ index: Int, child: Int = -1, _ name: StaticString = #function
  ) -> Key<_OpaqueMaker<Maker>> {
    Key(KeyID(self, index, child: child, name), ErasedMaker.none, .singleton)
  }
}

/// Marks the key of a provider that only its accessor can call: an argument is `sending`, `consuming`, `inout` or a function
/// that must not escape, or the provider is isolated to a global actor other than the main actor. The argument types alone
/// would not tell such functions apart, and swiftc 6.3 crashes over that. It has no values; meant for generated code only.
public enum _OpaqueMaker<Maker>: Sendable {}

// Unchecked because of the pointer alone: it points at a global constant that contains only atomics.
extension Key: @unchecked Sendable where Maker: Sendable {}
