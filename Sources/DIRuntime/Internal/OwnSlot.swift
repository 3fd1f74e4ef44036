// SPDX-License-Identifier: MIT

import Synchronization

/// A slot that lies in the object that has it, which costs no memory of its own, and frees its value with that.
// Unchecked for the atomic, whose values are only asked for as the types they are of.
struct OwnSlot: ~Copyable, @unchecked Sendable {
  private let slot = Atomic<UnsafeMutableRawPointer?>(nil)

  deinit { if let value = slot.load(ordering: .acquiring) { KeptValue.destroy(value) } }

  /// The slot as a table of one.
  var table: SlotTable {
    withUnsafePointer(to: slot) { SlotTable(count: 1, first: UnsafeMutablePointer(mutating: $0)) }
  }
}
