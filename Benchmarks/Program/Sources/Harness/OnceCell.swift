// SPDX-License-Identifier: MIT

import Synchronization

/// What a value that is built once would be kept in by hand: an atomic reference, written once.
///
/// Cheaper than any library can be in one thing: two threads may both build the value, of which one is dropped.
///
/// Unchecked because what it holds is only ever handed out after an acquiring load.
public struct OnceCell<Object: AnyObject>: ~Copyable, @unchecked Sendable {
  @usableFromInline let reference = Atomic<Unmanaged<Object>?>(nil)

  /// An empty cell.
  @inlinable
  public init() {}

  @inlinable
  deinit { reference.load(ordering: .acquiring)?.release() }

  /// The object, which is built by the first who asks.
  @inlinable
  @inline(__always)
  public func object(or make: () -> Object) -> Object {
    if let found = reference.load(ordering: .acquiring) { return found.takeUnretainedValue() }
    return fill(make())
  }

  @inlinable
  @inline(never)
  func fill(_ object: Object) -> Object {
    let mine = Unmanaged.passRetained(object)
    let (isMine, other) = reference.compareExchange(
      expected: nil, desired: mine, ordering: .acquiringAndReleasing)
    if isMine { return object }
    mine.release()
    return other.unsafelyUnwrapped.takeUnretainedValue()
  }
}

/// A value that is no object, as one.
public final class Held<Value: Sendable>: Sendable {
  /// The value.
  public let value: Value

  /// Makes an object of a value.
  public init(_ value: Value) { self.value = value }
}

extension OnceCell {
  /// The value, which is built by the first who asks. Of the box itself nothing is counted.
  @inlinable
  @inline(__always)
  public func value<Value>(or make: () -> Value) -> Value where Object == Held<Value> {
    if let found = reference.load(ordering: .acquiring) { return found._withUnsafeGuaranteedRef { $0.value } }
    return fill(Held(make())).value
  }
}
