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

  /// The kept value, if the slot exists and is filled.
  @inlinable
  @inline(__always)
  func value(at slot: Int) -> UnsafeMutableRawPointer? {
    // Where a child has its own from, what is not its own may lie below.
    guard UInt(bitPattern: slot) < UInt(bitPattern: count) else { return nil }
    return (first.unsafelyUnwrapped + slot).pointee.load(ordering: .acquiring)
  }

  /// The same for those who want it to be known that nothing is released.
  // A call, because the optimiser takes an atomic load in line for something that may release objects.
  @usableFromInline
  @inline(never)
  @_effects(releasenone)
  func stored(at slot: Int) -> UnsafeMutableRawPointer? { value(at: slot) }

  /// Fills an empty slot, which owns the value from now on.
  ///
  /// - Returns: Whether it was empty; else it keeps what it holds.
  func fill(_ slot: Int, with value: UnsafeMutableRawPointer) -> Bool {
    let isEmpty = first.unsafelyUnwrapped[slot].compareExchange(
      expected: nil, desired: value, ordering: .acquiringAndReleasing
    ).exchanged
    // Behind them lies whether there are any: a container that kept nothing is gone at once.
    if isEmpty { first.unsafelyUnwrapped[count].store(value, ordering: .releasing) }
    return isEmpty
  }

  /// Destroys all kept values; to be called once, by the last who has the table.
  func destroyValues() {
    guard count > 0, first.unsafelyUnwrapped[count].load(ordering: .acquiring) != nil else { return }
    for slot in 0..<count {
      let value = first.unsafelyUnwrapped[slot].load(ordering: .acquiring)
      if let value { KeptValue.destroy(value) }
    }
  }

  /// The same, and frees the slots.
  func destroy() {
    destroyValues()
    first?.deallocate()
  }
}

// In an extension, so that there is one by count and place, too.
extension SlotTable {
  init(count: Int) {
    self.init(count: count, in: count > 0 ? .allocate(byteCount: Self.size(of: count), alignment: 16) : nil)
  }

  @inlinable
  static func size(of count: Int) -> Int { (count + 1) * MemoryLayout<Atomic<UnsafeMutableRawPointer?>>.stride }

  /// One in memory that somebody else frees.
  init(count: Int, in memory: UnsafeMutableRawPointer?) {
    // An atomic of zero bytes is one that holds nil.
    memory?.initializeMemory(as: UInt8.self, repeating: 0, count: Self.size(of: count))
    (self.count, first) = (count, memory?.assumingMemoryBound(to: Atomic<UnsafeMutableRawPointer?>.self))
  }
}

/// The memory of a kept value, reached by a pointer to the value itself.
///
/// A generic class would do the same, but its metadata has to be made at run time for every type that is
/// kept, which was a third of what a first build costs. Here the only thing made at run time is the memory:
/// the value, and the type that tells how to destroy it right in front of it.
@usableFromInline
enum KeptValue {
  /// Room for the type in front of the value, which keeps the value aligned.
  @inlinable
  static func headerSize<T>(for type: T.Type) -> Int {
    max(MemoryLayout<T>.alignment, 16)
  }

  /// Moves a value to memory of its own.
  static func allocate<T>(_ value: consuming T) -> UnsafeMutableRawPointer { allocate(value, more: 0).value }

  /// The same with room for more behind it.
  @inlinable
  static func allocate<T>(
    _ value: consuming T, more bytes: Int
  ) -> (value: UnsafeMutableRawPointer, rest: UnsafeMutableRawPointer) {
    let (header, size) = (headerSize(for: T.self), (MemoryLayout<T>.size + 15) & ~15)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: header + size + bytes, alignment: header)
    let pointer = memory + header
    (pointer - 16).initializeMemory(as: Any.Type.self, to: T.self)
    pointer.initializeMemory(as: T.self, to: value)
    return (pointer, pointer + size)
  }

  /// The type of a value.
  @inlinable
  static func type(of pointer: UnsafeMutableRawPointer) -> Any.Type { (pointer - 16).load(as: Any.Type.self) }

  /// Destroys a value, whatever its type, and frees its memory.
  static func destroy(_ pointer: UnsafeMutableRawPointer) {
    func destroy<T>(as type: T.Type) {
      pointer.assumingMemoryBound(to: T.self).deinitialize(count: 1)
      (pointer - headerSize(for: T.self)).deallocate()
    }
    _openExistential(type(of: pointer), do: destroy)
  }
}
