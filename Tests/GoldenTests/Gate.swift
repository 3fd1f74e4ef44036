// SPDX-License-Identifier: MIT

import Foundation

/// Lets so many through at a time: a compiler for each of hundreds of programs at once would leave no memory.
actor Gate {
  /// As many at a time as there are processors.
  static let processors = Gate(width: ProcessInfo.processInfo.activeProcessorCount)

  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(width: Int) { free = width }

  /// Runs something when it is its turn.
  func pass<Value: Sendable>(_ body: @Sendable () async throws -> Value) async rethrows -> Value {
    await enter()
    defer { leave() }
    return try await body()
  }

  private func enter() async {
    guard free == 0 else { return free -= 1 }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func leave() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
