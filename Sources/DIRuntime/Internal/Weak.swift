// SPDX-License-Identifier: MIT

extension Container {
  /// The value of a weak provider, the same while somebody holds it; meant for generated code only.
  ///
  /// The container does not keep the value alive. Once it is gone, the next caller builds a new one, while all
  /// others who ask wait. A build that throws changes nothing. The value has to refer to an object, be it as
  /// `any P`; where an override returns a struct as `any P`, there is nothing to refer to, and every call builds
  /// anew.
  ///
  /// Costs a lock, which is held for a few loads and a retain.
  ///
  /// The values are Sendable: generated code asks the compiler at the user's line (see ``_Kept``), not here.
  ///
  /// - Parameter key: The provider.
  /// - Returns: The value, which the caller now holds.
  /// - Throws: What the build throws.
  public final func _weak<T, E: Error>(
    _ key: Key<@Sendable (Container) throws(E) -> T>
  ) throws(E) -> T {
    try weakValue(ofThrowing: key)
  }

  /// The same where the key alone says that the value is weak, and so that it is Sendable.
  func weakValue<T, E: Error>(ofThrowing key: Key<@Sendable (Container) throws(E) -> T>) throws(E) -> T {
    if let source = source(of: key._slot) { return try source.weakValue(ofThrowing: key) }
    if isView { return try beginBuild(of: key._id).pass { () throws(E) in try newValue(ofThrowing: key) } }
    let reference = slotObject(of: key._id) { WeakReference() }
    if let value = reference.value(as: T.self) { return value }
    return try reference.value(name: { [id = key._id] in id.name }) { () throws(E) in
      try newValue(ofThrowing: key)
    }
  }

  /// The same for any key that says that the value is weak.
  func weakValue<T>(of key: Key<@Sendable (Container) -> T>) -> T { weakValue(ofThrowing: key) }
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

    func value<T>(as type: T.Type) -> T? {
      guard let object, let bytes else { return nil }
      // The copy holds the object by itself.
      return withExtendedLifetime(object) { bytes.assumingMemoryBound(to: T.self).pointee }
    }

    mutating func set<T>(_ value: T) {
      let bytes = bytes ?? .allocate(byteCount: MemoryLayout<T>.size, alignment: MemoryLayout<T>.alignment)
      withUnsafePointer(to: value) { bytes.copyMemory(from: $0, byteCount: MemoryLayout<T>.size) }
      self.bytes = bytes
      object = value as AnyObject
    }
  }

  private let state = Locked(State())

  deinit { state.withLock { $0.bytes?.deallocate() } }

  func value<T>(as type: T.Type) -> T? {
    var value: T?
    state.withLock { value = $0.value(as: T.self) }
    return value
  }

  /// Refers to a value, if it is an object.
  func set<T>(_ value: T) {
    guard type(of: value as Any) is AnyObject.Type else { return }
    state.withLock { $0.set(value) }
  }
}
