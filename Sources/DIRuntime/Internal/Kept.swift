// SPDX-License-Identifier: MIT

/// Asks the compiler whether a kept type is Sendable; meant for generated code only.
///
/// Generated code names it with each type that a directive keeps, under that directive's own line:
///
/// ```swift
/// private typealias _check_cache = _Kept<Cache>
/// ```
public enum _Kept<Value: Sendable> {}

/// Asks the compiler whether an argument is Sendable that is remembered until something is asked for later; meant for
/// generated code only.
///
/// Generated code puts it into one of these under the user's own line, so that the error shows there and nowhere else:
///
/// ```swift
/// let guest_ = _Remembered(guest)
/// ```
@frozen
public struct _Remembered<Value: Sendable>: Sendable {
  /// The argument.
  public let value: Value

  /// Wraps an argument; meant for generated code only.
  @inlinable
  public init(_ value: Value) { self.value = value }
}
