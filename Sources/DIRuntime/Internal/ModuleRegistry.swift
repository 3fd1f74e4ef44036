// SPDX-License-Identifier: MIT

import Synchronization

/// A module with the numbers of its slots.
struct TiedModule: Sendable {
  let name: String
  let slots: Range<Int>
  /// What its providers need, see `DependencyGraph`; nil if it does not say.
  let needs: StaticString?
}

/// Every module tied in this process, in the order of their slots.
///
/// A module's slots have the same numbers in all containers, so that a key is one addition away from its
/// slot whichever container it is used with.
enum ModuleRegistry {
  fileprivate static let modules = BrieflyLocked<[(name: String, slots: Range<Int>)]>([])

  /// For each class of child containers, the base in the module that declares it: a global constant.
  private struct FirstBase: @unchecked Sendable { let base: UnsafePointer<_SlotBase> }
  private static let children = BrieflyLocked<[ObjectIdentifier: FirstBase]>([:])

  /// The module's slots, which are handed out if this is the first time it is tied.
  static func slots(of name: String, count: Int, base: UnsafePointer<_SlotBase>) -> Range<Int> {
    modules.withLock { modules in
      if let known = modules.first(where: { $0.slots.lowerBound == base.pointee._value }) {
        return known.slots
      }
      let start = modules.last?.slots.upperBound ?? 0
      // A module without slots takes a number all the same, or the next one would begin where it does.
      let slots = start..<start + max(count, 1)
      modules.append((name, slots))
      base.pointee.tie(at: start)
      return slots
    }
  }

  /// Adds slots to a child container's class, if that is the first time that the module's base is tied there.
  ///
  /// The module that declares the class comes first. Each class has numbers of its own, with room for what any modules
  /// may add.
  static func tie(
    _ child: ObjectIdentifier, slots: Int, base: UnsafePointer<_SlotBase>, moduleAt module: Int
  ) {
    children.withLock { children in
      if base.pointee.isTied { return }
      let start = children[child]?.base.pointee.childSlots.upperBound ?? children.count << 16
      let first = children[child] ?? FirstBase(base: base)
      children[child] = first
      first.base.pointee.childEnd.store(start + slots, ordering: .relaxed)
      base.pointee.tie(inChild: start, moduleAt: module)
    }
  }
}

extension KeyID {
  /// The name of the module that declares it, if the module has been tied at all.
  var moduleName: String? {
    ModuleRegistry.modules.withLock { modules in
      modules.first { $0.slots.lowerBound == base.pointee._value }?.name
    }
  }
}

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
