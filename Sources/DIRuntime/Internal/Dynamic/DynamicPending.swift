// SPDX-License-Identifier: MIT

/// The asynchronous builds of one registration that are running, for others who ask to wait for.
///
/// Each runs in a task of its own, which the cancellation of those who wait does not reach. What it throws, all who
/// wait for it get; the next who asks begins anew.
final class DynamicPending: Sendable {
  /// A build, and the task that gives nothing but the news that it is over: what it built is where it is kept.
  private struct Running: Sendable {
    let build: Build
    let task: Task<Void, any Error>
  }

  private let running = Locked<[DynamicArgumentIdentity?: Running]>([:])

  /// Waits for the build of some arguments, which is begun if none is running.
  ///
  /// - Parameters:
  ///   - arguments: The arguments; nil for none.
  ///   - name: The value's name in messages.
  ///   - isBuilt: Whether it is there after all.
  ///   - make: Builds it and keeps it.
  /// - Throws: What the build throws, or that it is a cycle.
  func wait(
    for arguments: DynamicArgumentIdentity?, name: @escaping @Sendable () -> String,
    unless isBuilt: @escaping @Sendable () -> Bool, by make: @escaping @Sendable () async throws -> Void
  ) async throws {
    let place = Build.Place(0, of: self)
    let asking = Build(of: place, name: name)
    let running = running.withLock { all -> Running? in
      if let running = all[arguments] { return running }
      // Seen under the lock: one that ended since the caller looked has left its value before it left this table.
      if isBuilt() { return nil }
      let build = Build(of: place, name: name, isApart: true)
      let task = Task {
        defer { self.end(arguments) }
        try await build.begin(make)
      }
      let running = Running(build: build, task: task)
      all[arguments] = running
      return running
    }
    guard let running else { return }
    if let path = BuildTable.wait(asking, for: running.build) { throw DynamicError.cycle(route: path) }
    defer { BuildTable.endWait(of: asking) }
    try await running.task.value
  }

  private func end(_ arguments: DynamicArgumentIdentity?) {
    let ended = running.withLock { $0.removeValue(forKey: arguments) }
    withExtendedLifetime(ended) {}
  }
}

extension DynamicMaker {
  func value<T: Sendable>(
    asynchronouslyAs type: T.Type, of provider: DynamicProvider, for call: DynamicCall
  ) async throws -> T {
    guard let makeLater else { return try value(as: type, of: provider, for: call) }
    try checkArguments(of: call)
    guard !call.isFresh, let keeper = provider.kept.keeper(for: call.arguments) else {
      let built = try await build(of: provider, for: call).pass(asynchronously: {
        _Remembered(try await makeLater(call, call.passed))
      })
      return try convert(built.value, to: type, for: call)
    }
    // Again where what was built is weak, and gone before it was seen.
    while true {
      if let value = keeper.value(as: Value.self) { return try convert(value, to: type, for: call) }
      let last = DynamicBuilt<Value>()
      try await provider.pending.wait(for: call.arguments.identity, name: call.name) {
        last.hold(keeper.value(as: Value.self))
      } by: {
        let value = try await makeLater(call, call.owner)
        keeper.set(value)
        _ = last.hold(value)
      }
      if let value = last.value { return try convert(value, to: type, for: call) }
    }
  }
}

/// Holds a value that was built until whoever began it has it.
final class DynamicBuilt<Value>: Sendable {
  private let content = Locked(_Remembered<Value?>(nil))

  var value: Value? { content.withLock { $0 }.value }

  /// - Returns: Whether there is one.
  func hold(_ value: Value?) -> Bool {
    let value = _Remembered(value)
    content.withLock { $0 = value }
    return value.value != nil
  }
}
