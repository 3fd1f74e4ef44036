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
    Key(KeyID(self, index, child: child, name), ErasedMaker {}, .singleton)
  }
}

/// Marks the key of a provider that only its accessor can call: an argument is `sending`, `consuming`, `inout` or a function
/// that must not escape, or the provider is isolated to a global actor other than the main actor. The argument types alone
/// would not tell such functions apart, and swiftc 6.3 crashes over that. It has no values; meant for generated code only.
public enum _OpaqueMaker<Maker>: Sendable {}

/// How long a provider's values live; meant for generated code only.
@frozen
public enum _Lifetime: Sendable {
  /// A new value at each access.
  case transient
  /// One value per container.
  case singleton
  /// The same value while something holds it.
  case weak
}

// Unchecked because of the pointer alone: it points at a global constant that contains only atomics.
extension Key: @unchecked Sendable where Maker: Sendable {}

/// A key without the type of its build function, for the non-generic parts of the runtime.
// Unchecked because of the pointers alone: one points at a global constant that contains only atomics, one at a literal.
@frozen
@usableFromInline
package struct KeyID: Hashable, @unchecked Sendable {
  // A pointer, not the base's present value: a key may be stored before the first container gives its module
  // a base (a property wrapper's default value, say), and two modules still without one must not be confused.
  @usableFromInline let base: UnsafePointer<_SlotBase>
  /// The provider's number within its module.
  @usableFromInline let number: Int32
  /// The provider's number among the values that a child container keeps for the module; -1 if no child keeps it.
  @usableFromInline let child: Int32
  @usableFromInline let nameStart: UnsafePointer<UInt8>

  @inlinable
  init(_ base: borrowing _SlotBase, _ number: Int, child: Int, _ name: StaticString) {
    self.base = withUnsafePointer(to: base) { $0 }
    self.number = Int32(truncatingIfNeeded: number)
    self.child = Int32(truncatingIfNeeded: child)
    nameStart = name.utf8Start
  }

  /// Whether a child container keeps it.
  @inlinable
  var isInChild: Bool { child >= 0 }

  /// The value's slot in the child container; past the end of all slots if the module is not registered.
  @inlinable
  var childSlot: Int {
    @inline(__always) get { base.pointee._childValue &+ Int(child) }
  }

  package var name: String { String(cString: nameStart) }

  /// The value's slot in a container; past the end of all slots if a child keeps it, or if the module has no base yet.
  @inlinable
  var slot: Int {
    @inline(__always) get { isInChild ? .max : base.pointee._value &+ Int(number) }
  }

  @usableFromInline
  package static func == (one: Self, other: Self) -> Bool {
    one.base == other.base && one.number == other.number
  }

  @usableFromInline
  package func hash(into hasher: inout Hasher) {
    hasher.combine(base)
    hasher.combine(number)
  }
}
