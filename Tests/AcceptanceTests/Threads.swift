// SPDX-License-Identifier: MIT

import Foundation

/// Runs a closure on several threads that start together, and waits for all of them.
///
/// Threads and not `concurrentPerform`, which takes no more than there are cores: hardly any two would ever meet.
func onThreads(_ count: Int, _ body: @escaping @Sendable (_ number: Int) -> Void) {
  let (start, end) = (Barrier(count), Barrier(count + 1))
  for number in 0..<count {
    Thread.detachNewThread {
      start.wait()
      body(number)
      end.wait()
    }
  }
  end.wait()
}

/// Lets no thread pass before all are there; made of locks that ThreadSanitizer understands.
final class Barrier: @unchecked Sendable {
  // Unchecked for the count, which is under the lock.
  private let condition = NSCondition()
  private var missing: Int

  init(_ count: Int) { missing = count }

  /// Waits for the others.
  func wait() {
    condition.lock()
    defer { condition.unlock() }
    missing -= 1
    if missing == 0 { condition.broadcast() }
    while missing > 0 { condition.wait() }
  }
}
