// SPDX-License-Identifier: MIT

/// A function that builds a provider's value; meant for generated code only.
///
/// Not the function itself, because swiftc 6.3 passes functions in a layout that depends on how much the code around
/// knows of their types: one that code generic over the error or the arguments puts into a variable of a generic type is
/// misread by code that knows them, and nothing warns. So what goes in and what comes out is always this, written once,
/// generic over all of it.
@frozen
public struct _Maker<Owner: Container, each Argument, Value: ~Copyable, Failure: Error>: Sendable {
  @usableFromInline let make: @Sendable (Owner, repeat each Argument) throws(Failure) -> Value

  @inlinable
  init(_ make: @escaping @Sendable (Owner, repeat each Argument) throws(Failure) -> Value) {
    self.make = make
  }

  /// The maker that was erased; of these very types, because one generated declaration owns a key's number. But where
  /// it is one of a child container, `Owner` may be any class above: references to all of them are passed alike.
  @inlinable
  init(_ erased: ErasedMaker) { self = unsafeBitCast(erased, to: Self.self) }

  /// A main-actor function, to be called on the main actor only: its isolation is no part of how it is called.
  @inlinable
  init(
    onMainActor make: @escaping @MainActor @Sendable (Owner, repeat each Argument) throws(Failure) -> Value
  ) {
    self = unsafeBitCast(MainActorMaker(make), to: Self.self)
  }

  @inlinable var erased: ErasedMaker { unsafeBitCast(self, to: ErasedMaker.self) }

  /// Builds the value.
  @inlinable
  public func callAsFunction(
    _ container: Owner, _ arguments: repeat each Argument
  ) throws(Failure) -> Value {
    try make(container, repeat each arguments)
  }
}

/// A function that builds a main-actor provider's value.
@frozen
@usableFromInline
struct MainActorMaker<Owner: Container, each Argument, Value: ~Copyable, Failure: Error>: Sendable {
  @usableFromInline let make: @MainActor @Sendable (Owner, repeat each Argument) throws(Failure) -> Value

  @inlinable
  init(_ make: @escaping @MainActor @Sendable (Owner, repeat each Argument) throws(Failure) -> Value) {
    self.make = make
  }
}

/// A function that builds an asynchronous provider's value; meant for generated code only.
///
/// It runs where its caller does, so that it can hand out what is not Sendable.
@frozen
public struct _AsyncMaker<Owner: Container, each Argument, Value, Failure: Error>: Sendable {
  @usableFromInline let make: @Sendable (Owner, repeat each Argument) async throws(Failure) -> Value

  @inlinable
  init(
    _ make:
      @escaping @Sendable (Owner, repeat each Argument) async throws(Failure)
      -> Value
  ) {
    self.make = make
  }

  /// The maker that was erased; see ``_Maker``.
  @inlinable
  init(_ erased: ErasedMaker) { self = unsafeBitCast(erased, to: Self.self) }

  @inlinable var erased: ErasedMaker { unsafeBitCast(self, to: ErasedMaker.self) }

  /// Builds the value.
  @inlinable
  public func callAsFunction(
    _ container: Owner, _ arguments: repeat each Argument
  ) async throws(Failure) -> Value {
    try await make(container, repeat each arguments)
  }
}

/// A maker without its type, as keys and overrides keep it.
@frozen
@usableFromInline
struct ErasedMaker: Sendable {
  /// Never called as it is: any function takes the same room.
  @usableFromInline let function: @Sendable () -> Void

  @inlinable
  init(_ function: @escaping @Sendable () -> Void) { self.function = function }

  /// A function of a `Key<_Whole>`, of which nothing is known but that it is one. Only `whole` gives it back: code that
  /// knows more would misread it.
  init<Function: Sendable>(whole function: Function) { self = unsafeBitCast(function, to: Self.self) }

  /// The function that was put in as a whole; of this very type, because one generated declaration owns a key's number.
  func whole<Function>() -> Function { unsafeBitCast(self, to: Function.self) }
}
