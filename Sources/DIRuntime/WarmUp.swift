// SPDX-License-Identifier: MIT

extension Container {
  /// Builds what says `eager`, so that nobody waits for it later and what is wrong with it shows at once.
  ///
  /// ```swift
  /// let container = Container()
  /// try await container.warmUp()
  /// ```
  ///
  /// Modules come after those that they depend on, and the providers of one by file and line; each builds what it needs
  /// before that. What has to be waited for, or is an actor's, comes last, all of it at the same time. What is overridden is
  /// built by its override. What is there already stays: calling it again builds only what is missing.
  ///
  /// A child container builds what belongs to it, and not what is its parent's. One made by ``overriding(_:)`` builds its
  /// own and has the one that it was made from build what the two share; if that is a child, each module begins with
  /// what belongs to the parent. A view does what its container does.
  ///
  /// May be called from any thread. Who calls it while another call is building waits for that. It goes on when the task
  /// that calls it is cancelled. Costs a task, a short list each time, and the builds.
  ///
  /// - Throws: What the first build that fails throws. Those that follow are left out, but for what was begun already; what
  ///   was built stays, and is closed by ``close()``. A `CancellationError` if that has been called.
  public final func warmUp() async throws {
    try await doOnce(.warmUp) { keeper in
      if keeper.isClosed { throw CancellationError() }
      let builds = keeper.eagerBuilds
      for build in builds where !build.isAsync { try await build.run(keeper) }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for build in builds where build.isAsync { group.addTask { try await build.run(keeper) } }
        try await group.waitForAll()
      }
    }
  }

  /// What it has to build, or to have built.
  private var eagerBuilds: [EagerBuild] {
    plan.eagerLists.filter { $0.isFor(self) }.flatMap { list in
      let isOwn = list.owner == type(of: self)
      return list.builds().filter {
        replacement(of: $0.key) == nil && (isOwn || isKeptByOverriding($0.key))
      }
    }
  }

  /// Whether it has a value of its own of what is its parent's, or shares one with what has: a container that was made by
  /// `overriding`, too.
  private func isKeptByOverriding(_ key: KeyID) -> Bool {
    guard kind == .overriding else { return false }
    return base(sharing: key)?.isKeptByOverriding(key) ?? true
  }
}
