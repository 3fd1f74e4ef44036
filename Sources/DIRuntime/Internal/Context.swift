// SPDX-License-Identifier: MIT

/// What the running code is part of: a build, and the container that is the current one.
///
/// One value for both, so that the innermost counts, be it a build or a `withContainer`. A task has it as long as it runs,
/// also one that a kept value starts: so of a kept value's build it has a view, and a build itself holds no container.
struct Context: Sendable {
  let build: Build?
  /// Nil for that of the build.
  let own: Container?

  @TaskLocal static var current = Context(build: nil, own: nil)

  var container: Container? { own ?? build?.view }
}

extension Context {
  /// That of a container, in the build that is running.
  init(in container: Container) { self.init(build: Context.current.build, own: container) }
}
