// SPDX-License-Identifier: MIT

/// Lets the compiler check that a type is Sendable: that of a kept value, of a value that leaves its actor, or of a captured
/// argument; meant for generated code only.
@_spi(Generated)
public enum _Kept<Value: Sendable> {}

/// A value that is captured for later use; meant for generated code only.
@frozen
@_spi(Generated)
public struct _UncheckedSendable<Value>: @unchecked Sendable {
  /// The value.
  public let value: Value

  /// Wraps a value; meant for generated code only.
  @inlinable
  public init(_ value: Value) { self.value = value }
}

extension _UncheckedSendable: Equatable where Value: Equatable {}
extension _UncheckedSendable: Hashable where Value: Hashable {}
