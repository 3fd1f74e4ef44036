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
  ///   - excuse: The result if waiting would close a cycle; nil if that is an error.
  ///   - make: Builds the value.
  /// - Returns: The value, the same for all.
  /// - Throws: The build's error, or a cycle.
  static func value<T>(
    in store: any ValueStore, builtAs begin: (_ isApart: Bool) -> Build, inCycle excuse: T? = nil,
    by make: @escaping @Sendable () async throws -> _Remembered<T>
  ) async throws -> T {
    if let value = store.value(as: T.self) { return value }
    let asking = begin(false)
    let running = BuildTable.running(for: asking.place) { begin(true).start(in: store, by: make) }
    if let path = BuildTable.wait(asking, for: running.build) {
      if let excuse { return excuse }
      throw asking.cycle(path) as any Error
    }
    defer { BuildTable.endWait(of: asking) }
    try await running.task?.value
    // The task did not throw, so it has set the value.
    return running.built.flatMap { $0.value(as: T.self) }.unsafelyUnwrapped
  }

  private func start<T>(
    in store: any ValueStore, by make: @escaping @Sendable () async throws -> _Remembered<T>
  ) -> RunningBuild {
    let built = Cell()
    let task = Task {
      defer { BuildTable.remove(place) }
      adopt()
      try await runUncached(asynchronously: {
        // Another build may have ended since the caller looked.
        if let value = store.value(as: T.self) { return built.set(value) }
        let value = try await make().value
        store.set(value)
        built.set(value)
      })
    }
    return RunningBuild(build: self, task: task, built: built)
  }
}

extension Container {
  /// Runs an action on the whole container, once at a time. Other callers wait for the action that runs, unless that waits for
  /// them. A view has its container do it, and does nothing if that is gone.
  func doOnce(
    _ action: Build.Action, _ body: @escaping @Sendable (Container) async throws -> Void
  ) async throws {
    guard let container = isView ? shown : self else { return }
    let place = Build.Place(.action(action), of: container)
    let begin = { (isApart: Bool) in
      Build(of: place, name: { action.rawValue }, isApart: isApart, includesTasks: true)
    }
    try await Build.value(in: Cell(), builtAs: begin, inCycle: ()) {
      _Remembered(try await body(container))
    }
  }
}
