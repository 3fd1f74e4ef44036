// SPDX-License-Identifier: MIT

extension DynamicContainer {
  /// Registers an asynchronous factory, whose values are looked up by `resolveAsync`.
  ///
  /// ```swift
  /// container.registerAsync(lifetime: .singleton) { r in try await Database.open(at: r.resolve()) }
  /// let database = try await container.resolveAsync(Database.self)
  /// ```
  ///
  /// A kept value is built once however many tasks ask, by a task of its own: the cancellation of those who wait does not
  /// reach it. If it throws, all who wait get the error, and the next who asks tries again. Two kept values that wait for
  /// each other are a cycle; a factory that waits for a task of its own making, which asks back, is a deadlock that
  /// cannot be seen.
  ///
  /// - Parameters:
  ///   - type: The type it is looked up by.
  ///   - name: A name, for several of one type.
  ///   - lifetime: How long a value lives; anew for each look-up if not given.
  ///   - make: Makes a value.
  /// - Returns: This container.
  @discardableResult
  public func registerAsync<T: Sendable>(
    _ type: T.Type = T.self, name: String? = nil, lifetime: DynamicLifetime<T> = .transient,
    _ make: @escaping @Sendable (_ container: DynamicContainer) async throws -> T
  ) -> DynamicContainer {
    let maker = DynamicMaker<T>.later { try await make($0.passed) }
    add(.passRetained(DynamicProvider(DynamicKey(type, name: name), lifetime.kind, maker)))
    return self
  }

  /// Registers an asynchronous factory that takes arguments.
  ///
  /// - Parameters:
  ///   - type: The type it is looked up by.
  ///   - name: A name, for several of one type.
  ///   - make: Makes a value from a view of the container that is asked and the arguments.
  /// - Returns: This container.
  @discardableResult
  public func registerAsync<T: Sendable, First: Sendable, each Rest: Sendable>(
    _ type: T.Type = T.self, name: String? = nil,
    _ make: @escaping @Sendable (_ container: DynamicContainer, First, repeat each Rest) async throws -> T
  ) -> DynamicContainer {
    add(.passRetained(DynamicProvider(DynamicKey(type, name: name), later: make)))
    return self
  }

  /// The value of a type, whether its factory is asynchronous or not; a generated provider's also where that is the main
  /// actor's.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - name: The name it is registered under.
  ///   - match: Which others to consider where the very type is not registered; the container's own rule if nil. What is
  ///     asynchronous is not found by casting.
  /// - Returns: The value.
  /// - Throws: A ``DynamicError``, or what the factory throws.
  public func resolveAsync<T: Sendable>(
    _ type: T.Type = T.self, name: String? = nil, match: DynamicMatch? = nil
  ) async throws -> T {
    try await request(type, name, match).laterValue()
  }

  /// The same for a factory that takes arguments.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - name: The name it is registered under.
  ///   - match: Which others to consider where the very type is not registered.
  ///   - first: The first argument.
  ///   - rest: The others.
  /// - Returns: The value.
  /// - Throws: A ``DynamicError``, or what the factory throws.
  public func resolveAsync<T: Sendable, First: Sendable, each Rest: Sendable>(
    _ type: T.Type = T.self, name: String? = nil, match: DynamicMatch? = nil,
    arguments first: First, _ rest: repeat each Rest
  ) async throws -> T {
    try await request(type, name, match, DynamicArgumentList(first, repeat each rest)).laterValue()
  }
}
