// SPDX-License-Identifier: MIT

/// A value type shared by reference: a write by one holder is seen by all.
///
/// Providers with the option `boxed` provide a box:
///
/// ```swift
/// // @provide(singleton, boxed)
/// struct Settings { var isVerbose = false }
///
/// container.settings.withLock { $0.isVerbose = true }
/// container.settings.value.isVerbose   // true, for everybody
/// ```
///
/// ``value`` is a copy, and cannot be set. `box.value.count += 1` would read and then write, and a write of another
/// thread in between would be lost. So ``withLock(_:)`` is the only way to write.
///
/// A box is Sendable if its value is. A read or a write takes a lock and copies the value.
public final class Box<Value> {
  private let latch = Latch()
  @exclusivity(unchecked) private var contents: Value

  /// Puts a value into a box.
  ///
  /// - Parameter value: The initial value.
  public init(_ value: Value) {
    contents = value
  }

  /// The value as it is now.
  ///
  /// Do not read it inside ``withLock(_:)`` of the same box: that stops the program, or waits for ever.
  public var value: Value {
    latch.lock()
    defer { latch.unlock() }
    return contents
  }

  /// Reads and writes the value, while no other thread does.
  ///
  /// ```swift
  /// let next = counter.withLock { count in
  ///   count += 1
  ///   return count
  /// }
  /// ```
  ///
  /// Keep the closure short, because other threads wait for it. If it throws, its changes stay.
  ///
  /// - Parameter body: Gets the value; must not use the same box.
  /// - Returns: The closure's result.
  /// - Throws: The closure's error.
  public func withLock<Result: Sendable, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    latch.lock()
    defer { latch.unlock() }
    return try body(&contents)
  }
}

// Unchecked because of the value alone, which is only reached under the latch.
extension Box: @unchecked Sendable where Value: Sendable {}
