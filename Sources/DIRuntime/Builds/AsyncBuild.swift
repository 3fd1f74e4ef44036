// SPDX-License-Identifier: MIT

// Builds that have a task of their own, so that the cancellation of the tasks that wait for them does not reach them.

extension Build {
  /// The value of a store, built asynchronously if it does not exist.
  ///
  /// All waiting callers get the build's error; the next caller begins anew.
  ///
  /// - Parameters:
  ///   - store: Stores the value.
  ///   - begin: Makes a build of its place: one that is part of the asker, or one apart.
  ///   - wait: Waits for the task of a build.
  ///   - make: Builds the value.
  /// - Returns: The value, the same for all; nil if this is an action for which waiting would close a cycle.
  /// - Throws: The build's error, or a cycle, or the error of `wait`.
  static func stored(
    in store: any ValueStore, builtAs begin: (_ isApart: Bool) -> Build,
    waitingBy wait: (Task<Void, any Error>, Build) async throws -> Void = { task, _ in try await task.value },
    by make: @escaping @Sendable () async throws -> MadeValue
  ) async throws -> Stored? {
    if let stored = store.stored { return stored }
    let asking = begin(false)
    let running = BuildTable.running(for: asking.place) { begin(true).start(in: store, by: make) }
    if let path = BuildTable.wait(asking, for: running.build) {
      if asking.place.key == nil { return nil }
      throw asking.cycle(path) as any Error
    }
    defer { BuildTable.endWait(of: asking) }
    if let task = running.task { try await wait(task, running.build) }
    // The task did not throw, so it has set the value.
    return running.built?.value
  }

  private func start(
    in store: any ValueStore, by make: @escaping @Sendable () async throws -> MadeValue
  ) -> RunningBuild {
    let built = Box<Stored?>(nil)
    let task = Task {
      defer { BuildTable.remove(place) }
      adopt()
      try await runUncached(asynchronously: {
        // Another build may have ended since the caller looked.
        var stored = store.stored
        if stored == nil { stored = store.keep(try await make()) }
        built.withLock { [stored] in $0 = stored }
      })
    }
    return RunningBuild(build: self, task: task, built: built)
  }
}
