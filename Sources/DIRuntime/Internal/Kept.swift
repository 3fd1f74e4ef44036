// SPDX-License-Identifier: MIT

/// Asks the compiler whether the type of a value that is kept, or leaves its actor, is Sendable; meant for generated code
/// only.
///
/// Generated code names it with each such type, under the own line of the directive that provides it:
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
