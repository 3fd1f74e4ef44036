// SPDX-License-Identifier: MIT

import DIRuntime
import Foundation

/// Runs a closure on several threads that start together, and collects the results.
///
/// Threads and not tasks, of which only as many run as there are cores: hardly any two would ever meet.
func race<Result: Sendable>(
  _ count: Int, _ body: @escaping @Sendable (_ number: Int) -> Result
) async -> [Result] {
  let gate = Counter()
  let results = Shared<[Result]>([])
  await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
    for number in 0..<count {
      Thread.detachNewThread {
        gate.increment()
        spin { gate.count == count }
        let result = body(number)
        let isLast = results.withLock {
          $0.append(result)
          return $0.count == count
        }
        if isLast { continuation.resume() }
      }
    }
  }
  // Read under the lock: the thread sanitizer does not see that a task goes on after it was resumed.
  return results.withLock { $0 }
}

/// Waits for a condition that another thread will make true at once.
func spin(until condition: () -> Bool) {
  while !condition() { sched_yield() }
}

/// A value under a lock that the thread sanitizer knows, unlike `Mutex`.
final class Shared<Value: Sendable>: @unchecked Sendable {
  private var value: Value
  private let lock = NSLock()

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result { lock.withLock { body(&value) } }
}

/// Owns a container until one thread drops it.
final class Owner: @unchecked Sendable {
  private(set) var container: Container?

  init(_ container: Container) { self.container = container }
  func drop() { container = nil }
}
