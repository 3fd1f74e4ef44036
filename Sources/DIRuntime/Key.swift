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
  @usableFromInline let _make: ErasedMaker
  @usableFromInline let _name: UnsafePointer<UInt8>
  @usableFromInline let _lifetime: _Lifetime

  @inlinable
  init(
    base: UnsafePointer<_SlotBase>, index: Int, make: ErasedMaker, name: UnsafePointer<UInt8>,
    lifetime: _Lifetime = .singleton
  ) {
    _base = base
    _index = index
    _make = make
    _name = name
    _lifetime = lifetime
  }
}

extension _SlotBase {
  /// Makes the key of a provider; meant for generated code only.
  ///
  /// The base is that of the module that declares it: a global `let`, which lives as long as the process.
  ///
  /// - Parameters:
  ///   - index: The provider's number within its module.
  ///   - make: Builds the value. A closure where there are arguments: swiftc 6.3 crashes at the name of a function that
  ///     takes a tuple or a function.
  ///   - name: The accessor's name, for messages.
  ///   - lifetime: What its accessor does; only injected properties ask for it, so only keys of accessors that are
  ///     neither functions nor throwing need one.
  /// - Returns: The key.
  @inlinable
  public func key<each A, T: ~Copyable, E: Error>(
    _ index: Int, _ make: @escaping @Sendable (Container, repeat each A) throws(E) -> T,
    _ name: StaticString = #function, lifetime: _Lifetime = .singleton
  ) -> Key<@Sendable (Container, repeat each A) throws(E) -> T> {
    Key(
      base: withUnsafePointer(to: self) { $0 }, index: index, make: _Maker(make).erased,
      name: name.utf8Start, lifetime: lifetime)
  }

  /// Makes the key of a provider whose arguments only their owner can hand on, or that is asynchronous or isolated;
  /// meant for generated code only.
  ///
  /// - Parameters:
  ///   - index: The provider's number within its module.
  ///   - make: Builds the value; only its type counts, as nothing but the accessor can call it.
  ///   - name: The accessor's name, for messages.
  /// - Returns: The key.
  @inlinable
  @_disfavoredOverload
  public func key<Maker>(_ index: Int, _ make: Maker, _ name: StaticString = #function) -> Key<Maker> {
    Key(base: withUnsafePointer(to: self) { $0 }, index: index, make: ErasedMaker {}, name: name.utf8Start)
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
