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

#if !canImport(Darwin)
/// The thread that the main actor was seen on; it is not looked at again.
private let mainThread = Atomic<UInt>(0)
#endif

/// Stops where something of the main actor's is asked for elsewhere.
///
/// - Parameter problem: Says what is asked for, and how.
func trapUnlessOnMainActor(_ problem: @autoclosure () -> String) {
  #if !canImport(Darwin)
  // Elsewhere than on Darwin, what the standard library does ends the process without a word.
  let thread = currentThread()
  if mainThread.load(ordering: .relaxed) != thread {
    let found = Cell()
    // Runs at once if this is the main actor, and else later, on another thread.
    Task.immediate { @MainActor in found.set(currentThread()) }
    if found.value(as: UInt.self) != thread {
      fatalError(
        "\(problem()), and it is the main actor's: read it there, for instance in 'MainActor.run { … }'")
    }
    mainThread.store(thread, ordering: .relaxed)
  }
  #endif
  MainActor.preconditionIsolated(problem())
}
