// SPDX-License-Identifier: MIT

extension Container {
  /// The container of the innermost ``withContainer(_:_:)``, or else the program's default, or else nil.
  ///
  /// ```swift
  /// Container.setDefault(Container())
  /// Container.current?.clock
  /// ```
  ///
  /// Injected properties use it. While a container builds a kept value, runs an override, or builds a type with
  /// injected properties, it is itself the current one, or a view of it. So a helper made by hand in such a build uses
  /// that container too. A kept value that asks for the current container while it is built is not shared by
  /// ``overriding(_:)``.
  ///
  /// You may read it from any thread. It costs a look-up among the task's values. Outside of
  /// ``withContainer(_:_:)``, or during a build, it also takes a lock.
  public static var current: Container? {
    guard let current = Context.current.container else { return defaultContainer.withLock { $0 } }
    let container = unsafeDowncast(current, to: Container.self)
    Build.innermost?.noteAsking(container)
    return container
  }

  /// Makes a container the program's default one.
  ///
  /// All threads and tasks share the default. So set it once, when the program starts. A test uses
  /// ``withContainer(_:_:)`` instead, which no other test sees.
  ///
  /// You may call this from any thread.
  ///
  /// - Parameter container: The new default, held from now on, or nil for none.
  public static func setDefault(_ container: Container?) {
    RuntimeCopies.check()
    // The old one is released outside the lock, because the release may run user code.
    var other = container
    defaultContainer.withLock { swap(&$0, &other) }
  }

  /// Calls a build while the container is the current one; meant for generated code only.
  @_spi(Generated)
  public func _asCurrent<T: ~Copyable, E: Error>(_ build: () throws(E) -> T) throws(E) -> T {
    try Context(in: _handle).run(build)
  }

  private static let defaultContainer = BrieflyLocked<Container?>(nil)
}

/// Makes a container the current one while a closure runs.
///
/// ```swift
/// withContainer(Container { $0.override(.clock) { FrozenClock() } }) {
///   Report().print()   // its injected properties use that container
/// }
/// ```
///
/// Child tasks see it too, detached tasks do not. It ends when the closure returns or throws. Calls may be nested.
///
/// - Parameters:
///   - container: The container that is ``Container/current`` in the scope.
///   - body: The closure to run.
/// - Returns: The closure's result.
/// - Throws: The closure's error.
public func withContainer<Result, Failure: Error>(
  _ container: Container, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try Context(in: container).run(body)
}

/// Makes a container the current one while an asynchronous closure runs.
///
/// ```swift
/// try await withContainer(container) { try await Sync().run() }
/// ```
///
/// Child tasks see it too, detached tasks do not. It ends when the closure returns or throws. The closure runs on
/// the caller's actor.
///
/// - Parameters:
///   - container: The container that is ``Container/current`` in the scope.
///   - isolation: The caller's actor, on which the closure runs too.
///   - body: The closure to run.
/// - Returns: The closure's result.
/// - Throws: The closure's error.
public func withContainer<Result, Failure: Error>(
  _ container: Container, isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  try await Context(in: container).run(body)
}

extension Build {
  /// Notes that the running code asked for the current container: its value may depend on all that this container has. What a
  /// task asks for that outlives the build is none of its value.
  func noteAsking(_ container: Container) {
    if isOver { return }
    guard let key = place.key else { return asker?.noteAsking(container) ?? () }
    container.plan.noteAsking(key, container.latestOverride(of: key))
  }
}
