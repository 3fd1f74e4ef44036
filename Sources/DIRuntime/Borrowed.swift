// SPDX-License-Identifier: MIT

/// A value that a container keeps, while somebody looks at it: it is not copied, so nothing is retained.
///
/// It cannot be stored, and ends with the function that it is lent to. Its ``value`` can: to copy that retains it.
@frozen
public struct Borrowed<Value>: ~Copyable {
  // All that there is: so where a container keeps the value, it keeps one of these.
  /// The value itself.
  public let value: Value

  @inlinable
  init(_ value: Value) { self.value = value }
}

extension Container {
  /// Lends a value instead of handing it out.
  ///
  /// Of what reading a singleton takes, most is to retain and to release it. This does neither:
  ///
  /// ```swift
  /// let now = container.withBorrowed(.clock) { $0.value.now() }
  /// ```
  ///
  /// The value is what the accessor gives: built first if it has to be, and with all overrides. What is no singleton is
  /// copied as always, and so is what a view is asked for, which owns nothing that it could lend.
  ///
  /// May be called from any thread, whose other reads see the same value. Costs a comparison and an atomic load where the
  /// value is there, else what the accessor costs.
  ///
  /// - Parameters:
  ///   - key: The provider: one of all containers, without arguments and effects.
  ///   - body: Gets the value; it may use the container as it likes.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  @inlinable
  @inline(__always)
  public final func withBorrowed<Value, Result: ~Copyable, E: Error>(
    _ key: Key<@Sendable (Container) -> Value>, _ body: (borrowing Borrowed<Value>) throws(E) -> Result
  ) throws(E) -> Result {
    // The slot owns the value, and this container the slot.
    defer { withExtendedLifetime(self) {} }
    // A weak value's slot has a reference to it, and a transient's number is another one's slot.
    if case .singleton = key._lifetime, let value = _slots.value(at: key._id.slot) {
      return try body(UnsafePointer(value.assumingMemoryBound(to: Borrowed<Value>.self)).pointee)
    }
    return try _lendCopy(key._id, _Maker<Container, Value, Never>(key._make), key._lifetime, body)
  }

  // Never in line: swiftc 6.3 crashes where it knows the type of what cannot be copied, and that it is only a number.
  @usableFromInline
  @inline(never)
  final func _lendCopy<Value, Result: ~Copyable, E: Error>(
    _ key: KeyID, _ make: _Maker<Container, Value, Never>, _ lifetime: _Lifetime,
    _ body: (borrowing Borrowed<Value>) throws(E) -> Result
  ) throws(E) -> Result {
    try body(Borrowed(value(of: key, by: make, lifetime)))
  }
}
