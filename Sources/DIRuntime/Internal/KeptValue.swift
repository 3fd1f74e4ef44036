// SPDX-License-Identifier: MIT

/// The memory of a kept value, reached by a pointer to the value itself.
///
/// A generic class would do the same, but its metadata has to be made at run time for every type that is
/// kept, which was a third of what a first build costs. Here the only thing made at run time is the memory:
/// the value, and the type that tells how to destroy it right in front of it.
@usableFromInline
enum KeptValue {
  /// Room for the type in front of the value, which keeps the value aligned.
  private static func headerSize<T>(for type: T.Type) -> Int {
    max(MemoryLayout<T>.alignment, 16)
  }

  /// Moves a value to memory of its own.
  static func allocate<T>(_ value: consuming T) -> UnsafeMutableRawPointer {
    let header = headerSize(for: T.self)
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: header + MemoryLayout<T>.size, alignment: header)
    let pointer = memory + header
    (pointer - 16).initializeMemory(as: Any.Type.self, to: T.self)
    pointer.initializeMemory(as: T.self, to: value)
    return pointer
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

/// A kept value that several own.
@usableFromInline
final class SharedValue {
  @usableFromInline let pointer: UnsafeMutableRawPointer

  init<T>(_ value: T) { pointer = KeptValue.allocate(value) }

  deinit { KeptValue.destroy(pointer) }
}
