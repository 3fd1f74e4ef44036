// SPDX-License-Identifier: MIT

/// What the running code is part of: a build, and the container that is the current one.
///
/// One value for both, so that the innermost counts, be it a build or a `withContainer`. A task has it as long as it runs,
/// also one that a kept value starts: so of a kept value's build it has a view, and a build itself holds no container.
struct Context: Sendable {
  let build: Build?
  let container: Container?

  @TaskLocal static var current = Context(build: nil, container: nil)
}

extension Context {
  /// That of a container, in the build that is running.
  init(in container: Container) { self.init(build: Context.current.build, container: container) }

  /// Calls a closure while this is the current one.
  func run<T: ~Copyable, E: Error>(_ body: () throws(E) -> T) throws(E) -> T {
    var result: Result<T, E>?
    Context.$current.withValue(self) { result = Result(catching: body) }
    return try result.take()!.get()
  }

  /// The same of what has to be waited for, where the caller is.
  func run<T, E: Error>(
    isolation: isolated (any Actor)?, _ body: () async throws(E) -> T
  ) async throws(E) -> T {
    try await Context.$current.withValue(
      self,
      operation: { () -> Result<T, E> in
        do throws(E) { return .success(try await body()) } catch { return .failure(error) }
      }, isolation: isolation
    ).get()
  }
}
