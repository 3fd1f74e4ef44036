// SPDX-License-Identifier: MIT

/// Asks the compiler whether a kept type is Sendable; meant for generated code only.
///
/// Generated code names it with each type that a directive keeps, under that directive's own line:
///
/// ```swift
/// private typealias _check_cache = _Kept<Cache>
/// ```
public enum _Kept<Value: Sendable> {}

/// An argument that is remembered until something is asked for later; meant for generated code only.
///
/// It says that its value is Sendable, whatever that is: generated code asks the compiler at the user's line, by
/// ``_Kept``, so that the error shows there and nowhere else.
///
/// ```swift
/// let card_ = _Remembered(card)
/// ```
@frozen
public struct _Remembered<Value>: @unchecked Sendable {
  /// The argument.
  public let value: Value

  /// Wraps an argument; meant for generated code only.
  @inlinable
  public init(_ value: Value) { self.value = value }
}

extension _Remembered: Equatable where Value: Equatable {}
extension _Remembered: Hashable where Value: Hashable {}
