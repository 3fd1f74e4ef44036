// SPDX-License-Identifier: MIT

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
