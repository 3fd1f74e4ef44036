// SPDX-License-Identifier: MIT

import Synchronization

// Declared by their symbols, because the runtime imports nothing but the standard library.
#if os(Windows)
@_silgen_name("GetCurrentThreadId")
private func windowsThread() -> UInt32

/// A number that tells the running thread from other running threads.
func currentThread() -> UInt { UInt(windowsThread()) }
#else
/// A number that tells the running thread from other running threads.
@_silgen_name("pthread_self")
func currentThread() -> UInt
#endif

#if !canImport(Darwin)
/// The thread on which the main actor was found; it is not looked for again.
private let mainThread = Atomic<UInt>(0)
#endif

/// Stops the program if a main-actor value is asked for on another actor.
///
/// - Parameter problem: The value and how it is asked for, for the message.
func trapUnlessOnMainActor(_ problem: @autoclosure () -> String) {
  #if !canImport(Darwin)
  // Outside Darwin the standard library's own check ends the process without a message.
  let thread = currentThread()
  if mainThread.load(ordering: .relaxed) != thread {
    let found = Box<UInt>(0)
    // Runs at once if this is the main actor; otherwise later, on another thread.
    Task.immediate { @MainActor in found.withLock { $0 = currentThread() } }
    if found.value != thread {
      fatalError(
        "\(problem()) than on the main actor, to which it belongs; read it there, for instance in 'MainActor.run { … }'"
      )
    }
    mainThread.store(thread, ordering: .relaxed)
  }
  #endif
  MainActor.preconditionIsolated(problem())
}
