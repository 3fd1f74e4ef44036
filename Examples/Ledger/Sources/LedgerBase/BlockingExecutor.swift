// SPDX-License-Identifier: MIT

import Dispatch

/// Runs an actor on a thread that may block: a call that waits for the disk holds up no other task.
public final class BlockingExecutor: SerialExecutor {
  private let queue: DispatchQueue

  /// Makes an executor with a queue of its own.
  public init(label: String) { queue = DispatchQueue(label: label) }

  /// Runs a job of the actor after the jobs before it.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
