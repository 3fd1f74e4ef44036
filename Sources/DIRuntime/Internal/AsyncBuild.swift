// SPDX-License-Identifier: MIT

extension Build {
  /// The value of a keeper, built asynchronously if it is not there.
  ///
  /// It is built in a task of its own, which the cancellation of those who wait does not reach. What that throws, all who
  /// wait for it get; the next who asks begins anew.
  ///
  /// - Parameters:
  ///   - keeper: What keeps it.
  ///   - begin: A build of its place: one that the asker is part of, or one apart.
  ///   - excuse: What to return instead of waiting in a circle, if that is no error.
  ///   - make: Builds it.
  /// - Returns: The value, the same for all.
  /// - Throws: What the build throws, or a cycle.
  nonisolated(nonsending) static func value<T>(
    in keeper: any Keeper, builtAs begin: (_ isApart: Bool) -> Build, inCycle excuse: T? = nil,
    by make: @escaping @Sendable () async throws -> _Remembered<T>
  ) async throws -> T {
    if let value = keeper.value(as: T.self) { return value }
    let asking = begin(false)
    let running = BuildTable.running(for: asking.place) { begin(true).start(in: keeper, by: make) }
    if let path = BuildTable.wait(asking, for: running.build) {
      if let excuse { return excuse }
      throw asking.cycle(path) as any Error
    }
    defer { BuildTable.endWait(of: asking) }
    try await running.task?.value
    // It did not throw, and so has left the value.
    return running.built.flatMap { $0.value(as: T.self) }.unsafelyUnwrapped
  }

  private func start<T>(
    in keeper: any Keeper, by make: @escaping @Sendable () async throws -> _Remembered<T>
  ) -> RunningBuild {
    let built = Cell()
    let task = Task {
      defer { BuildTable.remove(place) }
      adopt()
      try await pass(asynchronously: {
        // Another one may have ended since the caller looked.
        if let value = keeper.value(as: T.self) { return built.set(value) }
        let value = try await make().value
        keeper.set(value)
        built.set(value)
      })
    }
    return RunningBuild(build: self, task: task, built: built)
  }
}

extension Container {
  /// Does something with the container as a whole, once at a time: who asks for it meanwhile waits for that, unless that
  /// waits for him. A view has its container do it, and does nothing once that is gone.
  func doOnce(
    _ activity: Build.Activity, _ body: @escaping @Sendable (Container) async throws -> Void
  ) async throws {
    guard let keeper = isView ? owner : self else { return }
    let begin = { (isApart: Bool) in
      Build(
        of: Build.Place(activity, of: keeper), name: { "\(activity)()" }, isApart: isApart,
        includesTasks: true)
    }
    try await Build.value(in: Cell(), builtAs: begin, inCycle: ()) {
      _Remembered(try await body(keeper))
    }
  }
}
