// SPDX-License-Identifier: MIT

extension DynamicContainer {
  /// The container of an identifier, which the whole program shares. It is made when it is first asked for.
  ///
  /// ```swift
  /// DynamicContainer.named("plugins").register((any Plugin).self) { _ in PDFPlugin() }
  /// let plugin = try DynamicContainer.named("plugins").resolve((any Plugin).self)
  /// ```
  ///
  /// It is isolated from all others. It lives until it is removed, and then as long as somebody holds it. You may
  /// call this from any thread. `==` and `hash(into:)` of the identifier run under a lock, and must not call this.
  ///
  /// - Parameter identifier: What tells it from others, of any type.
  /// - Returns: The container.
  public static func named(_ identifier: some Hashable & Sendable) -> DynamicContainer {
    let identifier = _Remembered(AnyHashable(identifier))
    return all.withLock { all in
      if let container = all[identifier] { return container }
      let container = DynamicContainer()
      all[identifier] = container
      return container
    }
  }

  /// Removes the container of an identifier. The next who asks gets a new one.
  ///
  /// What it keeps is freed when nobody holds it any more. You may call this from any thread.
  ///
  /// - Parameter identifier: The identifier.
  /// - Returns: Whether there was one.
  @discardableResult
  public static func remove(_ identifier: some Hashable & Sendable) -> Bool {
    let identifier = _Remembered(AnyHashable(identifier))
    // Freed outside the lock.
    let old = all.withLock { $0.removeValue(forKey: identifier) }
    return old != nil
  }

  private static let all = BrieflyLocked<[_Remembered<AnyHashable>: DynamicContainer]>([:])
}
