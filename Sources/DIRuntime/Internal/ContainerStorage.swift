// SPDX-License-Identifier: MIT

/// Where a container keeps what it keeps: in slots that it may have from its parent, and if it is a child in those of its
/// level and the ones behind that.
struct ContainerStorage {
  let slots: SlotTable
  let level: UnsafePointer<ChildLevel>?

  /// The value of a key, if it is built.
  @inline(__always)
  func value(of key: KeyID) -> UnsafeMutableRawPointer? {
    // What a child keeps is past the end of these.
    slots.value(at: key.slot) ?? valueInChild(of: key)
  }

  private func valueInChild(of key: KeyID) -> UnsafeMutableRawPointer? {
    key.isInChild ? slot(of: key).stored : nil
  }

  /// Where the value of a key is kept: past the end of a table if nowhere.
  func slot(of key: KeyID) -> Slot {
    if !key.isInChild { return Slot(key.slot, of: slots) }
    guard let level = level?.pointee.having(key.childSlot) else { return Slot(0, of: SlotTable(count: 0)) }
    return Slot(key.childSlot - level.numbers.lowerBound, of: level.slots)
  }

  /// Destroys what is kept and frees the slots, once nobody reads any more.
  ///
  /// - Parameter isChild: Whether all but the innermost level is the parent's.
  func destroy(ofChild isChild: Bool) {
    if let level { ChildLevel.destroy(level, withOuter: !isChild) }
    if !isChild { slots.destroy() }
  }
}

extension Container {
  final var storage: ContainerStorage { ContainerStorage(slots: _slots, level: _level) }

  /// Where the value of a key is kept: past the end of a table if nowhere.
  final func slot(of key: KeyID) -> Slot { storage.slot(of: key) }
}
