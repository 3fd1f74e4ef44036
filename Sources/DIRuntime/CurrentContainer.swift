// SPDX-License-Identifier: MIT

extension Container {
  /// The container that code uses which was given none: that of the innermost ``withContainer(_:_:)``, else the
  /// program's default one, else nil.
  ///
  /// ```swift
  /// Container.setDefault(Container())
  /// Container.current?.clock
  /// ```
  ///
  /// It says what injected properties use. A container that you hold is never affected by it: while a container builds
  /// what it keeps, runs an override, or builds a type with injected properties, it is the current one itself, or a view
  /// of it, for all that is made meanwhile, also by hand. A kept value that asks for it while it is built is not shared by
  /// ``overriding(_:)``, like one that is given the container.
  ///
  /// May be read from any thread. Costs a look-up among the task's values, and a lock where there is no scope or where a
  /// build asks.
  public static var current: Container? {
    guard let container = Context.current.container else { return defaultContainer.withLock { $0 } }
    Context.current.build?.noteAsking(container)
    return container
  }

  /// Makes a container the program's default one.
  ///
  /// The default is the same for all threads and tasks, so it is for programs to set once, at their start. A test
  /// rather uses ``withContainer(_:_:)``, whose effect no other test sees.
  ///
  /// May be called from any thread.
  ///
  /// - Parameter container: The new default, which is held from now on; nil for none.
  public static func setDefault(_ container: Container?) {
    // The old one is released outside the lock, because that may run code of the user.
    var other = container
    defaultContainer.withLock { swap(&$0, &other) }
  }

  /// Calls a build while the container is the current one; meant for generated code only.
  ///
  /// For builds of types with injected properties, which ask for the current container.
  ///
  /// - Parameter build: Makes the value.
  /// - Returns: The value.
  /// - Throws: What the build throws.
  @_spi(Generated)
  public final func _asCurrent<T: ~Copyable, E: Error>(_ build: () throws(E) -> T) throws(E) -> T {
    var result: Swift.Result<T, E>?
    Context.$current.withValue(Context(in: _handle)) { result = Swift.Result(catching: build) }
    return try result.take()!.get()
  }

  private static let defaultContainer = BrieflyLocked<Container?>(nil)
}

/// Makes a container the current one while a closure runs.
///
/// ```swift
/// withContainer(Container { $0.override(.clock) { _ in FrozenClock() } }) {
///   Report().print()   // its injected properties use that container
/// }
/// ```
///
/// The scope includes tasks started in it, but not detached ones, and ends with the closure, whether that returns or
/// throws. Scopes may be nested.
///
/// - Parameters:
///   - container: What ``Container/current`` is in the scope.
///   - body: What to run.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
public func withContainer<Result, Failure: Error>(
  _ container: Container, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try Context.$current.withValue(Context(in: container)) { Swift.Result(catching: body) }.get()
}

/// Makes a container the current one while an asynchronous closure runs.
///
/// ```swift
/// try await withContainer(container) { try await Sync().run() }
/// ```
///
/// The scope includes tasks started in it, but not detached ones, and ends with the closure, whether that returns or
/// throws. The closure runs where the caller does.
///
/// - Parameters:
///   - container: What ``Container/current`` is in the scope.
///   - isolation: The caller's, which is the closure's too.
///   - body: What to run.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
public func withContainer<Result, Failure: Error>(
  _ container: Container, isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  try await Context.$current.withValue(
    Context(in: container),
    operation: { () -> Swift.Result<Result, Failure> in
      do throws(Failure) { return .success(try await body()) } catch { return .failure(error) }
    }, isolation: isolation
  ).get()
}
