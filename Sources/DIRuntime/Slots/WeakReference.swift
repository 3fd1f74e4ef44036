// SPDX-License-Identifier: MIT

/// Refers to a value without keeping it alive; nil once it is gone, or before there is one.
///
/// A `weak` variable cannot have a protocol's type. So the state has a weak reference to the object, and beside it the bytes
/// of the value, which count as no reference. While the object is alive, the bytes are a valid value.
///
/// It is not generic, so that a read looks up no metadata: one slot always has values of one type.
final class WeakReference: ValueStore {
  // Unchecked because a key does not prove that its values are Sendable; generated code makes sure of it.
  private struct State: @unchecked Sendable {
    weak var object: AnyObject?
    var bytes: UnsafeMutableRawPointer?
  }

  private let state = BrieflyLocked(State())

  deinit { state.withLock { $0.bytes?.deallocate() } }

  // Copied outside the lock: while the object is held, no thread writes the bytes. The copy holds the object by itself.
  var stored: Stored? {
    state.withLock { state in
      guard let object = state.object, let bytes = state.bytes else { return nil }
      return Stored(address: bytes, keeper: object)
    }
  }

  /// Refers to a value, if it is an object.
  func keep(_ made: MadeValue) -> Stored {
    func refer<T>(as type: T.Type) {
      let value = made.assumingMemoryBound(to: T.self).pointee
      guard let object = AnyObject?(in: value) else { return }
      // An `Any` around an `any P` has a box of its own, which is freed with it. The object cast to `T` holds the object itself.
      let held = object as? T ?? value
      let (size, alignment) = (MemoryLayout<T>.size, MemoryLayout<T>.alignment)
      state.withLock { state in
        let bytes = state.bytes ?? .allocate(byteCount: size, alignment: alignment)
        withUnsafePointer(to: held) { bytes.copyMemory(from: $0, byteCount: size) }
        (state.object, state.bytes) = (object, bytes)
      }
    }
    _openExistential(KeptValue.type(of: made), do: refer)
    return Cell.holding(made)
  }
}

/// An optional of an unknown type.
protocol OptionalValue {
  var unwrapped: Any? { get }
}

extension Optional: OptionalValue {
  var unwrapped: Any? { self }
}

extension AnyObject? {
  /// The object that a value is, or that an optional contains; nil for a value that is no object.
  init(in value: Any) {
    if let optional = value as? any OptionalValue {
      self = optional.unwrapped.flatMap { Self(in: $0) }
    } else {
      self = type(of: value) is AnyObject.Type ? value as AnyObject : nil
    }
  }
}
