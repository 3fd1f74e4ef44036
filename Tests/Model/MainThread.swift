// SPDX-License-Identifier: MIT

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
private typealias Hook = @convention(thin) (UnownedJob, Enqueue) -> Void

/// Has all tasks run on the main thread, one after another: so what happens, happens in the same order each time, and
/// a task has let go of everything before those who wait for it go on.
func runEverythingOnTheMainThread() {
  #if canImport(Darwin)
  let everywhere = UnsafeMutableRawPointer(bitPattern: -2)
  #else
  let everywhere: UnsafeMutableRawPointer? = nil
  #endif
  guard let symbol = dlsym(everywhere, "swift_task_enqueueGlobal_hook") else { fatalError("no hook") }
  symbol.assumingMemoryBound(to: Hook?.self).pointee = { job, _ in MainActor.shared.enqueue(job) }
}
