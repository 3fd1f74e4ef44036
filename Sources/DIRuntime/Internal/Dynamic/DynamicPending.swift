// SPDX-License-Identifier: MIT

/// The asynchronous build of a registration, for others who ask while it runs to wait for.
///
/// It runs in a task of its own, which the cancellation of those who wait does not reach. What it throws, all who wait for
/// it get; the next who asks begins anew.
struct DynamicPending: Sendable {
  fileprivate let build: Build
  /// Holds what was built until all who wait have it, also where it is weak. It is not what the task gives, because a
  /// task may live on for a moment.
  fileprivate let built: Cell
  fileprivate let task: Task<Void, any Error>
}

extension DynamicProvider {
  /// The asynchronous builds that run, by what they fill.
  private static let pending = Locked<[ObjectIdentifier: DynamicPending]>([:])

  /// The value of a keeper, built asynchronously if it is not there.
  func value<T>(
    in keeper: any Keeper, for request: DynamicRequest,
    by make: @escaping @Sendable () async throws -> _Remembered<T>
  ) async throws -> T {
    if let value = keeper.value(as: T.self) { return value }
    let asking = Build(of: Build.Place(0, of: self), name: request.name)
    let running = Self.pending.withLock { pending in
      let current = pending[ObjectIdentifier(self)] ?? begin(keeper, request, make)
      pending[ObjectIdentifier(self)] = current
      return current
    }
    if let path = BuildTable.wait(asking, for: running.build) { throw DynamicError.cycle(route: path) }
    defer { BuildTable.endWait(of: asking) }
    try await running.task.value
    // It did not throw, and so has left the value.
    return running.built.value(as: T.self).unsafelyUnwrapped
  }

  private func begin<T>(
    _ keeper: any Keeper, _ request: DynamicRequest,
    _ make: @escaping @Sendable () async throws -> _Remembered<T>
  ) -> DynamicPending {
    let build = Build(of: Build.Place(0, of: self), name: request.name, isApart: true)
    let built = Cell()
    let task = Task {
      defer { end() }
      try await build.begin {
        // Another one may have ended since the caller looked.
        if let value = keeper.value(as: T.self) { return built.set(value) }
        let value = try await make().value
        keeper.set(value)
        built.set(value)
      }
    }
    return DynamicPending(build: build, built: built, task: task)
  }

  private func end() {
    let ended = Self.pending.withLock { $0.removeValue(forKey: ObjectIdentifier(self)) }
    withExtendedLifetime(ended) {}
  }
}
