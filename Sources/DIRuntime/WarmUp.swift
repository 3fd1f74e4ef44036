// SPDX-License-Identifier: MIT

extension Container {
  /// Builds the singletons that say `eager`, so that nobody waits for them later, and a mistake in one shows at
  /// once.
  ///
  /// ```swift
  /// let container = Container()
  /// try await container.warmUp()
  /// ```
  ///
  /// A module comes after those that it depends on. Inside a module the order is that of files and lines. Values
  /// that are async or isolated to an actor come last, all at the same time. Overrides count. What is there already
  /// stays, so another call builds only what is missing.
  ///
  /// A child container builds only what belongs to it. A container made by ``overriding(_:)`` builds its own
  /// values, and has the other one build what the two share.
  ///
  /// You may call this from any thread. A second call waits for the first. Cancelling the calling task does not
  /// stop it.
  ///
  /// - Throws: The error of the first build that fails. Later builds are left out. What was built stays, and
  ///   ``close()`` closes it. If the container is closed, a `CancellationError`.
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

  /// What it has to build, or to have built: of its class, and what is its parent's if it keeps another one of that.
  private var eagerBuilds: [EagerBuild] {
    plan.eagerBuilds.filter {
      replacement(of: $0.key) == nil
        && ($0.owner == type(of: self)
          || Subtyping.isSubtype(type(of: self), of: $0.owner) && isKeptByOverriding($0.key))
    }
  }

  /// Whether it has a value of its own of what is its parent's, or shares one with what has: a container that was made by
  /// `overriding`, too.
  private func isKeptByOverriding(_ key: KeyID) -> Bool {
    kind == .overriding && base(sharing: key)?.isKeptByOverriding(key) ?? true
  }
}
