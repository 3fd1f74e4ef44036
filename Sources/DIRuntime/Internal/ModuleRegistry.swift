// SPDX-License-Identifier: MIT

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
