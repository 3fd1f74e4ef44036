// SPDX-License-Identifier: MIT

/// An override that is about to be called; meant for generated code only.
@frozen
public struct _Override<Owner: Container, each Argument, Value: ~Copyable, Failure: Error>: Sendable {
  @usableFromInline let key: KeyID
  @usableFromInline let make: _Maker<Owner, repeat each Argument, Value, Failure>

  @inlinable
  init(_ make: ErasedMaker, of key: KeyID) { (self.key, self.make) = (key, _Maker(make)) }

  /// Builds the value.
  @inlinable
  public func callAsFunction(
    _ container: Owner, _ arguments: repeat each Argument
  ) throws(Failure) -> Value {
    try container.callOverride(of: key) { () throws(Failure) -> Value in
      try make(container, repeat each arguments)
    }
  }
}

/// The same of what has to be waited for; meant for generated code only.
@frozen
public struct _AsyncOverride<Owner: Container, each Argument, Value, Failure: Error>: Sendable {
  @usableFromInline let key: KeyID
  @usableFromInline let make: _AsyncMaker<Owner, repeat each Argument, Value, Failure>

  @inlinable
  init(_ make: ErasedMaker, of key: KeyID) { (self.key, self.make) = (key, _AsyncMaker(make)) }

  /// Builds the value.
  @inlinable
  nonisolated(nonsending) public func callAsFunction(
    _ container: Owner, _ arguments: repeat each Argument
  ) async throws(Failure) -> Value {
    try await container.callOverride(of: key) {
      () async throws(Failure) -> Value in
      try await make(container, repeat each arguments)
    }
  }
}

extension Container {
  /// Calls an override of something that is kept nowhere, as a build of its own: so one that asks for itself is found, and
  /// this is the current container meanwhile.
  ///
  /// That of a kept value needs none, for the value has one.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - throwsCycles: Whether a cycle is an error that is thrown, and does not trap.
  ///   - call: Calls it with this container.
  /// - Returns: What it returns.
  /// - Throws: What it throws, or a cycle.
  @usableFromInline
  final func callOverride<T: ~Copyable, E: Error>(
    of key: KeyID, throwsCycles: Bool = false, _ call: () throws(E) -> T
  ) throws(E) -> T {
    try overrideCall(of: key, throwsCycles: throwsCycles).pass(butFor: Container.mostCalls, call)
  }

  /// The same of what has to be waited for. It may wait for tasks that it starts, so these are part of it.
  @usableFromInline
  final func callOverride<T, E: Error>(
    of key: KeyID, isolation: isolated (any Actor)? = #isolation, _ call: () async throws(E) -> T
  ) async throws(E) -> T {
    try await overrideCall(of: key, includesTasks: true).pass(
      butFor: Container.mostCalls, asynchronously: call)
  }

  /// How often an override may ask for itself, with other arguments, say.
  private static var mostCalls: Int { 64 }

  private func overrideCall(of key: KeyID, includesTasks: Bool = false, throwsCycles: Bool = false) -> Build {
    // What an override gets from `original` is one of its own.
    let place = Build.Place(.override, of: running == nil ? owner ?? self : self, argument: key)
    return Build(
      of: place, name: name(of: key), of: key, in: self, includesTasks: includesTasks,
      throwsCycles: throwsCycles)
  }

  /// The name by which users know a provider.
  func name(of key: KeyID) -> @Sendable () -> String {
    { [unowned(unsafe) plan] in plan.bindings.name(of: key).name }
  }
}
