// SPDX-License-Identifier: MIT

import Synchronization

/// The slots of a container: for each kept key a pointer to its value, empty until the value is built.
///
/// Made by zeroing memory, for any number of slots. A slot is written once, so a reader needs only the load: a value that
/// it finds stays until the container is gone.
///
/// Unchecked because of the pointer, which points at atomics.
@frozen
@usableFromInline
struct SlotTable: @unchecked Sendable {
  @usableFromInline let count: Int
  @usableFromInline let first: UnsafeMutablePointer<Atomic<UnsafeMutableRawPointer?>>?

  /// The kept value, if the slot exists and is filled.
  @inlinable
  @inline(__always)
  func value(at slot: Int) -> UnsafeMutableRawPointer? {
    // In a child's table the number is negative for a slot below the child's own.
    guard UInt(bitPattern: slot) < UInt(bitPattern: count) else { return nil }
    return (first.unsafelyUnwrapped + slot).pointee.load(ordering: .acquiring)
  }

  /// The same as `value(at:)`, for callers that gain from knowing that nothing is released.
  // Not inlined, because the optimiser assumes that an inlined atomic load may release objects.
  @usableFromInline
  @inline(never)
  @_effects(releasenone)
  func stored(at slot: Int) -> UnsafeMutableRawPointer? { value(at: slot) }

  /// Fills an empty slot, which owns the value from then on.
  ///
  /// - Returns: Whether it was empty; a filled slot keeps its value.
  func fill(_ slot: Int, with value: UnsafeMutableRawPointer) -> Bool {
    let isEmpty = first.unsafelyUnwrapped[slot].compareExchange(
      expected: nil, desired: value, ordering: .acquiringAndReleasing
    ).exchanged
    // One slot past the end tells whether any is filled: a container that kept nothing is freed at once.
    if isEmpty { first.unsafelyUnwrapped[count].store(value, ordering: .releasing) }
    return isEmpty
  }

  /// Destroys all kept values. Called once, by the last owner of the table.
  func destroyValues() {
    guard count > 0, first.unsafelyUnwrapped[count].load(ordering: .acquiring) != nil else { return }
    for slot in 0..<count {
      let value = first.unsafelyUnwrapped[slot].load(ordering: .acquiring)
      if let value { KeptValue.destroy(value) }
    }
  }

  /// Destroys all kept values, and frees the slots.
  func destroy() {
    destroyValues()
    first?.deallocate()
  }
}

extension SlotTable {
  init(count: Int) {
    self.init(count: count, in: count > 0 ? .allocate(byteCount: Self.size(of: count), alignment: 16) : nil)
  }

  @inlinable
  static func size(of count: Int) -> Int {
    (count + 1) * MemoryLayout<Atomic<UnsafeMutableRawPointer?>>.stride
  }

  /// Makes a table in memory that its caller frees.
  init(count: Int, in memory: UnsafeMutableRawPointer?) {
    // An atomic of zero bytes is one that holds nil.
    memory?.initializeMemory(as: UInt8.self, repeating: 0, count: Self.size(of: count))
    (self.count, first) = (count, memory?.assumingMemoryBound(to: Atomic<UnsafeMutableRawPointer?>.self))
  }
}

/// The memory of a kept value, reached by a pointer to the value itself.
///
/// A generic class would do the same, but its metadata has to be made at run time for every kept type, which was a third of
/// the cost of a first build. Here only memory is made at run time: for the value, and right in front of it for the type,
/// which tells how to destroy the value.
@usableFromInline
enum KeptValue {
  /// The size of the type in front of the value, enlarged so that the value stays aligned.
  @inlinable
  static func headerSize<T>(for type: T.Type) -> Int {
    max(MemoryLayout<T>.alignment, 16)
  }

  /// Moves a value to memory of its own, with room for more bytes behind it.
  @inlinable
  static func allocate<T>(
    _ value: consuming T, more bytes: Int = 0
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

  /// Another copy of a value.
  static func copy(_ pointer: UnsafeMutableRawPointer, as type: Any.Type) -> UnsafeMutableRawPointer {
    func copy<T>(as type: T.Type) -> UnsafeMutableRawPointer {
      allocate(pointer.assumingMemoryBound(to: T.self).pointee).value
    }
    return _openExistential(type, do: copy)
  }

  /// Destroys a value of any type, and frees its memory.
  static func destroy(_ pointer: UnsafeMutableRawPointer) {
    func destroy<T>(as type: T.Type) {
      pointer.assumingMemoryBound(to: T.self).deinitialize(count: 1)
      (pointer - headerSize(for: T.self)).deallocate()
    }
    _openExistential(type(of: pointer), do: destroy)
  }
}
