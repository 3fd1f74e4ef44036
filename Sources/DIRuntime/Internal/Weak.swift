// SPDX-License-Identifier: MIT

extension Container {
  /// The value of a weak provider, the same while somebody holds it; meant for generated code only.
  ///
  /// The container does not keep the value alive. Once it is gone, the next caller builds a new one, while all
  /// others who ask wait. A build that throws changes nothing. The value has to refer to an object, be it as
  /// `any P` or an optional; where an override returns a struct as `any P`, there is nothing to refer to, and every call builds
  /// anew.
  ///
  /// Costs a lock, which is held for a few loads and a retain.
  ///
  /// The values are Sendable: generated code asks the compiler at the user's line (see ``_Kept``), not here.
  ///
  /// - Parameter key: The provider.
  /// - Returns: The value, which the caller now holds.
  /// - Throws: What the build throws.
  @_spi(Generated)
  public final func _weak<C: Container, T, E: Error>(
    _ key: Key<@Sendable (C) throws(E) -> T>
  ) throws(E) -> T {
    do {
      return try value(of: key._id, by: _Maker<Container, T, E>(key._make), .weak)
    } catch {
      throw error as! E
    }
  }
}

/// Refers to a value without keeping it alive; nil once it is gone, or before there is one.
///
/// A `weak` variable cannot be of a protocol's type. So there is one for the object, and beside it the bytes of
/// the value as it was, which count as no reference. While the object is alive they are a value again.
///
/// It is not generic, and so has no metadata to be looked up at each read: one slot always has values of one type.
final class WeakReference: Keeper {
  // Unchecked because a key does not say that its values are Sendable; but generated code makes sure of it.
  private struct State: @unchecked Sendable {
    weak var object: AnyObject?
    var bytes: UnsafeMutableRawPointer?
  }

  private let state = BrieflyLocked(State())

  deinit { state.withLock { $0.bytes?.deallocate() } }

  func value<T>(as type: T.Type) -> T? {
    let held = state.withLock { state in _Remembered((object: state.object, bytes: state.bytes)) }.value
    guard let object = held.object, let bytes = held.bytes else { return nil }
    // Copied outside the lock: as long as the object is held, nobody writes the bytes. The copy holds it by itself.
    return withExtendedLifetime(object) { bytes.assumingMemoryBound(to: T.self).pointee }
  }

  /// Refers to a value, if it is an object.
  func set<T>(_ value: T) {
    guard let object = AnyObject?(in: value) else { return }
    // An `Any` around an `any P` has a box of its own, which would be gone with it: made of the object, it holds that itself.
    let value = object as? T ?? value
    let (size, alignment) = (MemoryLayout<T>.size, MemoryLayout<T>.alignment)
    state.withLock { state in
      let bytes = state.bytes ?? .allocate(byteCount: size, alignment: alignment)
      withUnsafePointer(to: value) { bytes.copyMemory(from: $0, byteCount: size) }
      (state.object, state.bytes) = (object, bytes)
    }
  }
}

/// An optional whose type is not known.
protocol OptionalValue {
  var unwrapped: Any? { get }
}

extension Optional: OptionalValue {
  var unwrapped: Any? { self }
}

extension AnyObject? {
  /// The object that a value is, be it an optional one; nil for what is no object.
  init(in value: Any) {
    if let optional = value as? any OptionalValue {
      self = optional.unwrapped.flatMap { Self(in: $0) }
    } else {
      self = type(of: value) is AnyObject.Type ? value as AnyObject : nil
    }
  }
}
