// SPDX-License-Identifier: MIT

import Synchronization

/// The slots that only a child container has, and behind them those of the children that it is a child of.
///
/// So what any of them keeps is found in a few steps, without asking one after the other. The slots of each class have
/// numbers of their own among all that there are in the process.
///
/// Unchecked because of the pointers: what they point at is constant, and owned by this container or its parent.
@frozen
@usableFromInline
struct ChildSlots: @unchecked Sendable {
  /// The number of the first one.
  @usableFromInline let start: Int
  @usableFromInline let slots: SlotTable
  @usableFromInline let outer: UnsafePointer<ChildSlots>?

  /// None: those of a container that is no child, and of a view.
  static var none: ChildSlots { ChildSlots(start: 0, slots: SlotTable(count: 0), outer: nil) }

  private init(start: Int, slots: SlotTable, outer: UnsafePointer<ChildSlots>?) {
    self.start = start
    self.slots = slots
    self.outer = outer
  }

  /// Those of a new child.
  init(_ numbers: Range<Int>, in parent: ChildSlots) {
    let outer = parent.slots.count > 0 || parent.outer != nil ? parent.allocated : nil
    self.init(start: numbers.lowerBound, slots: SlotTable(count: numbers.count), outer: outer)
  }

  /// Those of a container made by `overriding`, which has its own for each of some levels, the innermost first.
  init(of levels: [Range<Int>]) {
    var outer: UnsafePointer<ChildSlots>?
    for numbers in levels.dropFirst().reversed() {
      let level = ChildSlots(start: numbers.lowerBound, slots: SlotTable(count: numbers.count), outer: outer)
      outer = level.allocated
    }
    let own = levels.first ?? 0..<0
    self.init(start: own.lowerBound, slots: SlotTable(count: own.count), outer: outer)
  }

  private var allocated: UnsafePointer<ChildSlots> {
    let pointer = UnsafeMutablePointer<ChildSlots>.allocate(capacity: 1)
    pointer.initialize(to: self)
    return UnsafePointer(pointer)
  }

  /// The kept value, if one of the levels has the slot and it is filled.
  @inlinable
  @inline(__always)
  func value(at number: Int) -> UnsafeMutableRawPointer? {
    if let value = slots.value(at: number &- start) { return value }
    var next = outer
    while let level = next {
      if let value = level.pointee.slots.value(at: number &- level.pointee.start) { return value }
      next = level.pointee.outer
    }
    return nil
  }

  /// The table that has a slot, and where in it that is; past the end of one without any if none has it.
  func place(of number: Int) -> (slots: SlotTable, number: Int) {
    if UInt(bitPattern: number &- start) < UInt(bitPattern: slots.count) { return (slots, number - start) }
    return outer?.pointee.place(of: number) ?? (ChildSlots.none.slots, 0)
  }

  /// Destroys what its own slots keep, or all levels', and frees what it has allocated.
  func destroy(withOuter: Bool) {
    slots.destroy()
    guard let outer else { return }
    if withOuter { outer.pointee.destroy(withOuter: true) }
    outer.deallocate()
  }
}
