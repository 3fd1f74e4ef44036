// SPDX-License-Identifier: MIT

/// Names a provider. Its type is that of the function which builds the value.
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
/// A key has a few words. Making one allocates nothing. You may store it, and use it from any thread.
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

// What generated code hands functions to by their names is `@preconcurrency`: in Swift 5 mode those are not Sendable of
// themselves, and users would get a warning for each that they cannot mend.

extension _SlotBase {
  /// Makes the key of a provider; meant for generated code only.
  ///
  /// The base is that of the module that declares it, or of what that adds to a child container: a global `let`, which
  /// lives as long as the process.
  ///
  /// - Parameters:
  ///   - index: The provider's number within its module.
  ///   - child: Its number among the values that the module has a child container keep; -1 for none.
  ///   - make: Builds the value. A closure where there are arguments: swiftc 6.3 crashes at the name of a function that
  ///     takes a tuple or a function.
  ///   - name: The accessor's name, for messages.
  ///   - lifetime: What its accessor does; only injected properties and look-ups by type ask for it, so only keys of
  ///     accessors that are no functions need one.
  /// - Returns: The key.
  @inlinable
  @preconcurrency
  public func key<C: Container, each A, T: ~Copyable, E: Error>(
    _ index: Int, child: Int = -1, _ make: @escaping @Sendable (C, repeat each A) throws(E) -> T,
    _ name: StaticString = #function, lifetime: _Lifetime = .singleton
  ) -> Key<@Sendable (C, repeat each A) throws(E) -> T> {
    Key(KeyID(self, index, child: child, name), _Maker(make).erased, lifetime)
  }

  /// Makes the key of a provider whose function is taken as a whole; meant for generated code only.
  ///
  /// It has no function: nothing but the accessor can call that.
  ///
  /// - Parameters:
  ///   - index: The provider's number within its module.
  ///   - child: Its number among the values that the module has a child container keep; -1 for none.
  ///   - name: The accessor's name, for messages.
  /// - Returns: The key.
  @inlinable
  public func key<Maker>(
    _ index: Int, child: Int = -1, _ name: StaticString = #function
  ) -> Key<_Whole<Maker>> {
    Key(KeyID(self, index, child: child, name), ErasedMaker {}, .singleton)
  }
}

/// Stands in a key for a function that is only ever taken as a whole, because one of its arguments is `sending`,
/// `consuming` or `inout`: the types of the arguments alone would not tell it from another, and swiftc 6.3 crashes over
/// that. There are none; meant for generated code only.
public enum _Whole<Maker>: Sendable {}

/// How long a provider's values live; meant for generated code only.
@frozen
public enum _Lifetime: Sendable {
  /// A new one at each access.
  case transient
  /// One per container.
  case singleton
  /// The same while somebody holds it.
  case weak
}

// Unchecked for the pointer alone: it points at a global constant whose only content is an atomic.
extension Key: @unchecked Sendable where Maker: Sendable {}

/// A key without the type of its build function: what the non-generic parts of the runtime work with.
// Unchecked for the pointers alone: they point at a global constant whose only content is an atomic, and at a literal.
@frozen
@usableFromInline
package struct KeyID: Hashable, @unchecked Sendable {
  // A pointer, not the base's present value: a key may be stored before the first container gives its module
  // a base (a property wrapper's default value, say), and two modules still without one must not be confused.
  @usableFromInline let base: UnsafePointer<_SlotBase>
  /// The provider's number within its module.
  @usableFromInline let number: Int32
  /// The number that it has among what the module adds to a child container; -1 if no child keeps it.
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

  /// The slot that the child container has for it: one that no child has if the module has not been tied.
  @inlinable
  var childSlot: Int {
    @inline(__always) get { base.pointee._childValue &+ Int(child) }
  }

  package var name: String { String(cString: nameStart) }

  /// Where a container keeps the key's value: past the end of all slots if a child keeps it, or if the module has no base
  /// yet.
  @inlinable
  var slot: Int {
    @inline(__always) get { isInChild ? .max : base.pointee._value &+ Int(number) }
  }

  /// What tells its builds in a container from those of other keys: two modules may have what children keep at one `slot`.
  var place: Int { isInChild ? ~childSlot : slot }

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
