// SPDX-License-Identifier: MIT

/// The context of the running code: its build, and the current container.
///
/// One value for both, so that the innermost of builds and `withContainer` scopes counts. A task keeps its context until it
/// ends, also a task that a kept value's build starts. So that build's context has only a view of the container, and the
/// build itself gives its container up when it begins.
struct Context: Sendable {
  let build: Build?
  /// A `Container`.
  let container: (any AnyObject & Sendable)?

  @TaskLocal static var current = Context(build: nil, container: nil)
}

extension Context {
  /// The context that makes a container current within the running build.
  init(in container: any AnyObject & Sendable) {
    RuntimeCopies.check()
    self.init(build: Context.current.build, container: container)
  }

  /// Calls a closure in this context.
  func run<T: ~Copyable, E: Error>(_ body: () throws(E) -> T) throws(E) -> T {
    var result: Result<T, E>?
    Context.$current.withValue(self) { result = Result(catching: body) }
    return try result.take()!.get()
  }

  /// Calls an asynchronous closure in this context, on the caller's actor.
  func run<T: ~Copyable, E: Error>(
    _ body: () async throws(E) -> T
  ) async throws(E) -> T {
    var result: Result<T, E>?
    await Context.$current.withValue(self) {
      do throws(E) { result = .success(try await body()) } catch { result = .failure(error) }
    }
    return try result.take()!.get()
  }
}
