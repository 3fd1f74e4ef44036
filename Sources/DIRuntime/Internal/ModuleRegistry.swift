// SPDX-License-Identifier: MIT

/// A module with the numbers of its slots.
struct TiedModule: Sendable {
  let name: String
  let slots: Range<Int>
  /// What its providers need, see `NeedsLine`; nil if it does not say.
  let needs: StaticString?
  /// Lists its providers for look-ups by type, if it has any.
  let dynamic: (@Sendable (inout _DynamicEntries) -> Void)?
}

/// Every module tied in this process, in the order of their slots.
///
/// A module's slots have the same numbers in all containers, so that a key is one addition away from its
/// slot whichever container it is used with.
struct ModuleRegistry {
  private static let shared = Locked(ModuleRegistry())

  private var modules: [TiedModule] = []

  /// The module's slots, which are handed out if this is the first time it is tied.
  static func tie(
    _ name: String, slots: Int, base: borrowing _SlotBase, needs: StaticString?,
    dynamic: (@Sendable (inout _DynamicEntries) -> Void)?
  ) -> TiedModule {
    // The closure cannot capture a borrowed parameter that is not copyable; its address is a global's.
    let base = withUnsafePointer(to: base) { UInt(bitPattern: $0) }
    return shared.withLock {
      $0.tie(name, slots: slots, base: UnsafePointer(bitPattern: base)!, needs: needs, dynamic: dynamic)
    }
  }

  /// The name of the module that a slot belongs to, if the module has been tied at all.
  static func nameOfModule(owning slot: Int) -> String? {
    shared.withLock { registry in registry.modules.first { $0.slots.contains(slot) }?.name }
  }

  private mutating func tie(
    _ name: String, slots: Int, base: UnsafePointer<_SlotBase>, needs: StaticString?,
    dynamic: (@Sendable (inout _DynamicEntries) -> Void)?
  ) -> TiedModule {
    if base.pointee.isTied, let known = modules.first(where: { $0.slots.lowerBound == base.pointee._value }) {
      return known
    }
    let start = modules.last?.slots.upperBound ?? 0
    // A module without slots takes a number all the same, or the next one would begin where it does.
    let module = TiedModule(
      name: name, slots: start..<start + max(slots, 1), needs: needs, dynamic: dynamic)
    modules.append(module)
    base.pointee.tie(at: start)
    return module
  }
}
