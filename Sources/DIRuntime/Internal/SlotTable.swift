// SPDX-License-Identifier: MIT

import Synchronization

/// The slots of a container: for each kept key a pointer to its value, empty until the value is built.
///
/// Made by zeroing memory, whatever the number of slots. A slot is written once, so a reader needs nothing
/// but the load: what it finds stays until the container is gone.
///
/// Unchecked because of the pointer: what it points at is atomics.
@frozen
@usableFromInline
struct SlotTable: @unchecked Sendable {
  @usableFromInline let count: Int
  @usableFromInline let first: UnsafeMutablePointer<Atomic<UnsafeMutableRawPointer?>>?

  init(count: Int) {
    self.count = count
    first = count > 0 ? Self.allocateEmpty(count) : nil
  }

  // An atomic of zero bytes is one that holds nil.
  private static func allocateEmpty(_ count: Int) -> UnsafeMutablePointer<Atomic<UnsafeMutableRawPointer?>> {
    let size = count * MemoryLayout<Atomic<UnsafeMutableRawPointer?>>.stride
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: size, alignment: MemoryLayout<Atomic<UnsafeMutableRawPointer?>>.alignment)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    return memory.assumingMemoryBound(to: Atomic<UnsafeMutableRawPointer?>.self)
  }

  /// The kept value, if the slot exists and is filled.
  @inlinable
  @inline(__always)
  func value(at slot: Int) -> UnsafeMutableRawPointer? {
    guard slot < count else { return nil }
    return (first.unsafelyUnwrapped + slot).pointee.load(ordering: .acquiring)
  }

  /// Fills an empty slot; the slot owns the value from now on.
  func fill(_ slot: Int, with value: UnsafeMutableRawPointer) {
    (first.unsafelyUnwrapped + slot).pointee.store(value, ordering: .releasing)
  }

  /// Fills a slot that others may be filling at the same time.
  ///
  /// - Returns: Nil, or what the slot holds already, and keeps.
  func fill(ifEmpty slot: Int, with value: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    (first.unsafelyUnwrapped + slot).pointee.compareExchange(
      expected: nil, desired: value, ordering: .acquiringAndReleasing
    ).original
  }

  /// Destroys all kept values, and frees the slots.
  func destroy() {
    for slot in 0..<count {
      if let value = value(at: slot) { KeptValue.destroy(value) }
    }
    first?.deallocate()
  }
}
