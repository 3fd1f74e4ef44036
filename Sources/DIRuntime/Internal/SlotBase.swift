// SPDX-License-Identifier: MIT

import Synchronization

/// Where the slots of a module begin in every container of the process; meant for generated code only.
///
/// Generated code declares one for each module, and one more for each child container that the module declares or adds
/// to, as global constants. They need no initialization at run time,
/// and reading one is one plain load:
///
/// ```swift
/// let _App_base = _SlotBase()
/// ```
///
/// Until a plan ties the module, the value lies past the end of all slots, so that a look-up by it never
/// finds anything.
@frozen
public struct _SlotBase: ~Copyable, Sendable {
  // As far past the end as leaves room to add numbers to it, where an `Int` has 32 bits, too.
  @inlinable static var untied: Int { .max / 2 }

  @usableFromInline let _atomic: Atomic<Int>
  /// Of the base of what a module adds to a child container: where that begins among all slots of the child.
  @usableFromInline let _inChild: Atomic<Int>
  /// Of the base in the module that declares the child: where its slots end, whichever modules have added them.
  @usableFromInline let childEnd: Atomic<Int>

  /// Makes the base of a module that is not tied yet; meant for generated code only.
  @inlinable
  public init() {
    _atomic = Atomic(_SlotBase.untied)
    _inChild = Atomic(_SlotBase.untied)
    childEnd = Atomic(_SlotBase.untied)
  }

  // Relaxed is enough: whoever holds a container that knows the module got it after the module was tied.
  @inlinable
  var _value: Int {
    @inline(__always) get { _atomic.load(ordering: .relaxed) }
  }

  @inlinable
  var _childValue: Int {
    @inline(__always) get { _inChild.load(ordering: .relaxed) }
  }

  var isTied: Bool { _value < _SlotBase.untied }

  /// All slots of the child container that this is the first base of; none before it is tied.
  var childSlots: Range<Int> {
    let start = _inChild.load(ordering: .acquiring)
    return start < _SlotBase.untied ? start..<childEnd.load(ordering: .relaxed) : start..<start
  }

  /// Fixes the value; only `ModuleRegistry` does, under its lock, and once.
  func tie(at value: Int) { _atomic.store(value, ordering: .relaxed) }

  /// Fixes where a child container has what a module adds to it, and which module that is.
  func tie(inChild start: Int, moduleAt value: Int) {
    tie(at: value)
    _inChild.store(start, ordering: .releasing)
  }
}
