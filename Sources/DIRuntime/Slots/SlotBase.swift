// SPDX-License-Identifier: MIT

import Synchronization

/// All modules registered in this process, in the order of their slots.
///
/// A module's slots have the same numbers in all containers, so that one addition finds a key's slot in any
/// container.
enum ModuleRegistry {
  fileprivate static let modules = BrieflyLocked<[(name: String, slots: Range<Int>)]>([])

  /// For each class of child containers its base in the module that declares it: a global constant.
  private struct FirstBase: @unchecked Sendable { let base: UnsafePointer<_SlotBase> }
  private static let children = BrieflyLocked<[ObjectIdentifier: FirstBase]>([:])

  /// The slots of a module, assigned when it is first registered.
  static func slots(of name: String, count: Int, base: UnsafePointer<_SlotBase>) -> Range<Int> {
    modules.withLock { modules in
      if let known = modules.first(where: { $0.slots.lowerBound == base.pointee._value }) {
        return known.slots
      }
      let start = modules.last?.slots.upperBound ?? 0
      // A module without slots takes one number too: otherwise the next module would begin at the same number.
      let slots = start..<start + max(count, 1)
      modules.append((name, slots))
      base.pointee.register(at: start)
      return slots
    }
  }

  /// The numbers that each class of child containers has for the slots of all modules.
  private static let numbersOfClass = 1 << 16

  /// Adds a module's slots to a child container's class, when the module's base for that class is first registered.
  ///
  /// The module that declares the class comes first. Each class has a range of numbers of its own, with room for the slots
  /// that other modules add.
  static func register(
    _ child: ObjectIdentifier, slots: Int, base: UnsafePointer<_SlotBase>, moduleAt module: Int
  ) {
    children.withLock { children in
      if base.pointee.isRegistered { return }
      let start = children[child]?.base.pointee.childSlots.upperBound ?? children.count * numbersOfClass
      let first = children[child] ?? FirstBase(base: base)
      children[child] = first
      first.base.pointee.childEnd.store(start + slots, ordering: .relaxed)
      base.pointee.register(inChild: start, moduleAt: module)
    }
  }
}

extension KeyID {
  /// The name of the module that declares it, if the module has been registered at all.
  package var moduleName: String? {
    ModuleRegistry.modules.withLock { modules in
      modules.first { $0.slots.lowerBound == base.pointee._value }?.name
    }
  }
}

// Generated code declares one for each module, and one more for each child container that the module declares or adds to, as
// global constants: they need no initialization, and reading one is one plain load. Until a plan registers the module, the
// value lies past the end of all slots, so that a look-up by it never finds anything.
/// Where the slots of a module begin in every container of the process; meant for generated code only.
@frozen
public struct _SlotBase: ~Copyable, Sendable {
  // Far past the end of all slots, with room to add numbers to it, also where an `Int` has 32 bits.
  @inlinable static var unregistered: Int { .max / 2 }

  @usableFromInline let _atomic: Atomic<Int>
  /// For a module's base of a child container: where the module's slots begin among the child's slots.
  @usableFromInline let _inChild: Atomic<Int>
  /// For the base in the module that declares the child: where the child's slots end, including the slots of other modules.
  @usableFromInline let childEnd: Atomic<Int>

  /// Makes the base of a module that is not registered yet; meant for generated code only.
  @inlinable
  public init() {
    _atomic = Atomic(_SlotBase.unregistered)
    _inChild = Atomic(_SlotBase.unregistered)
    childEnd = Atomic(_SlotBase.unregistered)
  }

  // Relaxed is enough: a container that knows the module is made after the module was registered.
  @inlinable
  var _value: Int {
    @inline(__always) get { _atomic.load(ordering: .relaxed) }
  }

  @inlinable
  var _childValue: Int {
    @inline(__always) get { _inChild.load(ordering: .relaxed) }
  }

  var isRegistered: Bool { _value < _SlotBase.unregistered }

  /// All slots of the child container, if this is its base in the declaring module; none before it is registered.
  @usableFromInline
  var childSlots: Range<Int> {
    let start = _inChild.load(ordering: .acquiring)
    return start < _SlotBase.unregistered ? start..<childEnd.load(ordering: .relaxed) : start..<start
  }

  /// Fixes the value; only `ModuleRegistry` calls this, under its lock, and once.
  func register(at value: Int) { _atomic.store(value, ordering: .relaxed) }

  /// Fixes where the slots that a module adds to a child container begin, and which module that is.
  func register(inChild start: Int, moduleAt value: Int) {
    register(at: value)
    _inChild.store(start, ordering: .releasing)
  }
}
