// SPDX-License-Identifier: MIT

/// One slot by itself: a value that is built once and freed with the cell.
final class Cell: Sendable {
  private let slots = SlotTable(count: 1)

  deinit { slots.destroy() }

  /// The value, if it is there.
  func value<T>(as type: T.Type) -> T? {
    defer { withExtendedLifetime(self) {} }
    return slots.value(at: 0)?.assumingMemoryBound(to: T.self).pointee
  }

  /// Fills a cell that nobody else knows of yet.
  func fill<T>(with value: T) {
    slots.fill(0, with: KeptValue.allocate(value))
  }

  /// The value, built by the first who asks.
  ///
  /// - Parameters:
  ///   - name: The value's name in messages.
  ///   - make: Builds it.
  /// - Returns: The value, the same for all.
  /// - Throws: What the build throws; then the next one who asks tries again.
  func value<T, E: Error>(
    name: @escaping @Sendable () -> String, by make: () throws(E) -> T
  ) throws(E) -> T {
    defer { withExtendedLifetime(self) {} }
    if let value = slots.value(at: 0) { return value.assumingMemoryBound(to: T.self).pointee }
    let build = Build(of: Build.Place(0, of: self), name: name)
    return try slots.value(at: 0, builtAs: build, by: make)
  }

  /// The same where a value that needs itself is an error.
  func valueOrThrow<T>(name: @escaping @Sendable () -> String, by make: () throws -> T) throws -> T {
    defer { withExtendedLifetime(self) {} }
    if let value = value(as: T.self) { return value }
    let build = Build(of: Build.Place(0, of: self), name: name)
    var failure: (any Error)?
    try build.aloneOrThrow {
      if slots.value(at: 0) != nil { return }
      build.run {
        do { fill(with: try make()) } catch { failure = error }
      }
    }
    if let failure { throw failure }
    return value(as: T.self).unsafelyUnwrapped
  }
}
