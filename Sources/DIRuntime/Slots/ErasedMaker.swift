// SPDX-License-Identifier: MIT

/// A maker without its type, as keys and overrides store it.
@frozen
@usableFromInline
struct ErasedMaker: Sendable {
  /// Never called as this type: it only reserves the room, which is the same for all functions.
  @usableFromInline let function: @Sendable () -> Void

  /// Stands where no function is ever called.
  @inlinable static var none: ErasedMaker { ErasedMaker {} }

  @inlinable
  init(_ function: @escaping @Sendable () -> Void) { self.function = function }

  /// Erases the function of a `Key<_OpaqueMaker>`, of an unknown type. Only `whole` restores it: code that knows more of the type
  /// would misread it.
  init<Function: Sendable>(whole function: Function) { self = unsafeBitCast(function, to: Self.self) }

  /// Restores a function with the type it was erased with, because one generated declaration owns a key's number.
  func whole<Function>() -> Function { unsafeBitCast(self, to: Function.self) }
}
