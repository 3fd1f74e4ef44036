// SPDX-License-Identifier: MIT

// A struct around the function, because swiftc 6.3 passes functions in a layout that depends on how much the surrounding code
// knows of their types: code that is generic over some of them stores a function that code which knows them misreads, without
// a warning. So functions are stored and read only as this struct, which is generic over all of their types.
/// A function that builds a provider's value; meant for generated code only.
@frozen
public struct _Maker<Owner: Container, each Argument, Value: ~Copyable, Failure: Error>: Sendable {
  @usableFromInline let make: @Sendable (Owner, repeat each Argument) throws(Failure) -> Value

  @inlinable
  init(_ make: @escaping @Sendable (Owner, repeat each Argument) throws(Failure) -> Value) {
    self.make = make
  }

  /// Restores an erased maker, with the types it was erased with: one generated declaration owns a key's number. Only for a
  /// child container's key may `Owner` be a superclass, which is sound because references to both are passed alike.
  @inlinable
  init(_ erased: ErasedMaker) { self = unsafeBitCast(erased, to: Self.self) }

  /// Wraps a main-actor function, to be called on the main actor only: its isolation does not change how it is called.
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

// It runs on its caller's actor, so that it can return a value that is not Sendable.
/// A function that builds an asynchronous provider's value; meant for generated code only.
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

  /// Restores an erased maker; see ``_Maker``.
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
