// SPDX-License-Identifier: MIT

/// Names one provider, with the type of the function that builds its value.
///
/// Keys are generated, one for each provider, as static members: so `.clock` is all that is ever written.
/// The type of the build function is part of the key, and with it the arguments, `throws` and isolation; an
/// override that does not fit is a compile-time error.
///
/// ```swift
/// let container = Container {
///   $0.override(.clock) { _ in FrozenClock() }
/// }
/// ```
///
/// A key is a value of a few words: making one allocates nothing. It may be stored, and used from any thread.
@frozen
public struct Key<Maker> {
  // A pointer, not the base's present value: a key may be stored before the first container gives its module
  // a base (a property wrapper's default value, say), and two modules still without one must not be confused.
  @usableFromInline let _base: UnsafePointer<_SlotBase>
  @usableFromInline let _index: Int
  @usableFromInline let _make: Maker
  @usableFromInline let _name: UnsafePointer<UInt8>
  @usableFromInline let _lifetime: _Lifetime

  /// Makes a key; meant for generated code only.
  ///
  /// For a function that does not throw, and for those that `init(throwing:_:_:_:)` has no form for: async
  /// and isolated ones, and those with more than six arguments.
  ///
  /// - Parameters:
  ///   - base: The base of the module that declares the provider: a global `let`, which lives as long as the
  ///     process.
  ///   - index: The provider's number within its module.
  ///   - make: Builds the value.
  ///   - name: The accessor's name, for messages.
  ///   - lifetime: What its accessor does; only injected properties ask for it, so only keys of accessors that are
  ///     neither functions nor throwing need one.
  @inlinable
  public init(
    _ base: borrowing _SlotBase, _ index: Int, _ make: Maker, _ name: StaticString = #function,
    lifetime: _Lifetime = .singleton
  ) {
    _base = withUnsafePointer(to: base) { $0 }
    _index = index
    _make = make
    _name = name.utf8Start
    _lifetime = lifetime
  }

  /// Puts the parts of a kept provider's key together.
  @inlinable
  init(base: UnsafePointer<_SlotBase>, index: Int, make: Maker, name: UnsafePointer<UInt8>) {
    _base = base
    _index = index
    _make = make
    _name = name
    _lifetime = .singleton
  }
}

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

extension Key {
  /// Where a container keeps this key's value: past the end of all slots if the module has no base yet.
  @inlinable
  var _slot: Int {
    @inline(__always) get { _base.pointee._value &+ _index }
  }

  /// The key without its type.
  @inlinable var _id: KeyID { KeyID(base: _base, index: _index, nameStart: _name) }
}

/// A key without the type of its build function: what the non-generic parts of the runtime work with.
@usableFromInline
struct KeyID: Hashable {
  let base: UnsafePointer<_SlotBase>
  let index: Int
  private let nameStart: UnsafePointer<UInt8>

  @usableFromInline
  init(base: UnsafePointer<_SlotBase>, index: Int, nameStart: UnsafePointer<UInt8>) {
    self.base = base
    self.index = index
    self.nameStart = nameStart
  }

  var name: String { String(cString: nameStart) }

  var slot: Int { base.pointee._value &+ index }

  @usableFromInline
  static func == (one: KeyID, other: KeyID) -> Bool {
    one.base == other.base && one.index == other.index
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(base)
    hasher.combine(index)
  }
}

// Unchecked for the pointer alone, as with `Key`.
extension KeyID: @unchecked Sendable {}
