// SPDX-License-Identifier: MIT

import Synchronization

// By its name, because nothing is imported but the standard library.
/// A number that tells the running thread from others that run.
#if os(Windows)
@_silgen_name("GetCurrentThreadId")
#else
@_silgen_name("pthread_self")
#endif
func currentThread() -> UInt

/// Stops where something of the main actor's is asked for elsewhere.
///
/// - Parameter problem: Says what is asked for, and how.
func trapUnlessOnMainActor(_ problem: @autoclosure () -> String) {
  #if !canImport(Darwin)
  // Elsewhere than on Darwin, what the standard library does ends the process without a word.
  if !isOnMainActor {
    fatalError(
      "\(problem()), and it is the main actor's: read it there, for instance in 'MainActor.run { … }'")
  }
  #endif
  MainActor.preconditionIsolated(problem())
}

#if !canImport(Darwin)
/// The thread of the main actor, as far as is known.
private let mainThread = Atomic<UInt>(0)

/// Whether the running code is the main actor's; a thread that was so once is not looked at again.
private var isOnMainActor: Bool {
  let thread = currentThread()
  if mainThread.load(ordering: .relaxed) == thread { return true }
  let found = Cell()
  // Runs at once if this is the main actor, and else later, on another thread.
  Task.immediate { @MainActor in found.set(currentThread()) }
  if found.value(as: UInt.self) != thread { return false }
  mainThread.store(thread, ordering: .relaxed)
  return true
}
#endif
