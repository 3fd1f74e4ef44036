// SPDX-License-Identifier: MIT

/// An asynchronous build of something kept, for others who ask while it runs to wait for; or what a container does as a
/// whole.
///
/// It runs in a task of its own, which the cancellation of those who wait does not reach. What it throws, all who wait for
/// it get; the next who asks begins anew.
struct PendingBuild: Sendable {
  private let build: Build
  /// Holds what was built until all who wait have it, also where it is weak. It is not what the task gives, because a
  /// task may live on for a moment.
  private let built: Cell
  private let task: Task<Void, any Error>

  /// Those that run, by what they fill.
  private static let running = BrieflyLocked<[Build.Place: PendingBuild]>([:])

  /// The value of a keeper, built asynchronously if it is not there.
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
    let pending = running.withLock { running in
      let pending = running[asking.place] ?? PendingBuild(of: begin(true), in: keeper, by: make)
      running[asking.place] = pending
      return pending
    }
    if let path = BuildTable.wait(asking, for: pending.build) {
      if let excuse { return excuse }
      throw asking.cycle(path) as any Error
    }
    defer { BuildTable.endWait(of: asking) }
    try await pending.task.value
    // It did not throw, and so has left the value.
    return pending.built.value(as: T.self).unsafelyUnwrapped
  }

  private init<T>(
    of build: Build, in keeper: any Keeper, by make: @escaping @Sendable () async throws -> _Remembered<T>
  ) {
    let built = Cell()
    (self.build, self.built) = (build, built)
    task = Task {
      defer { PendingBuild.end(build.place) }
      try await build.begin {
        // Another one may have ended since the caller looked.
        if let value = keeper.value(as: T.self) { return built.set(value) }
        let value = try await make().value
        keeper.set(value)
        built.set(value)
      }
    }
  }

  /// Those that belong to a container.
  static func running(in container: Container) -> [PendingBuild] {
    running.withLock { running in running.values.filter { $0.build.place.isOf(container) } }
  }

  /// Waits until it is over; does not where it waits for the running code.
  ///
  /// - Returns: Whether it is over.
  func waitForEnd() async -> Bool {
    await build.waitForEnd { _ = await task.result }
  }

  private static func end(_ place: Build.Place) {
    let ended = running.withLock { $0.removeValue(forKey: place) }
    withExtendedLifetime(ended) {}
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
    try await PendingBuild.value(in: Cell(), builtAs: begin, inCycle: ()) {
      _Remembered(try await body(keeper))
    }
  }
}
