// SPDX-License-Identifier: MIT

import Synchronization

/// Where the slots of a module begin in every container of the process; meant for generated code only.
///
/// Generated code declares one for each module, as a global constant. It needs no initialization at run time,
/// and reading it is one plain load:
///
/// ```swift
/// let _App_base = _SlotBase()
/// ```
///
/// Until a plan ties the module, the value lies past the end of all slots, so that a look-up by it never
/// finds anything.
@frozen
public struct _SlotBase: ~Copyable, Sendable {
  @usableFromInline let _atomic: Atomic<Int>

  /// Makes the base of a module that is not tied yet; meant for generated code only.
  @inlinable
  public init() { _atomic = Atomic(1 << 40) }

  // Relaxed is enough: whoever holds a container that knows the module got it after the module was tied.
  @inlinable
  var _value: Int {
    @inline(__always) get { _atomic.load(ordering: .relaxed) }
  }

  /// Fixes the value; only `ModuleRegistry` does, under its lock, and once.
  func tie(at value: Int) { _atomic.store(value, ordering: .relaxed) }
}
