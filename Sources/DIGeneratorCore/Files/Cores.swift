// SPDX-License-Identifier: MIT

// On Linux, Dispatch's Swift module draws in the libraries of concurrency and regular expressions, which take a fifth of
// what starting up takes. Its C module is the same library without them.
#if canImport(CDispatch)
import CDispatch
#else
import Dispatch
#endif

/// All cores of the machine.
enum Cores {
  /// Calls `work` with each number below `iterations`, on all cores at once, and returns when all are done.
  static func perform(iterations: Int, _ work: @Sendable (Int) -> Void) {
    #if canImport(CDispatch)
    withoutActuallyEscaping(work) { work in
      withUnsafePointer(to: Turns(work: work)) { turns in
        dispatch_apply_f(iterations, nil, UnsafeMutableRawPointer(mutating: turns)) { turns, turn in
          turns?.assumingMemoryBound(to: Turns.self).pointee.work(turn)
        }
      }
    }
    #else
    DispatchQueue.concurrentPerform(iterations: iterations, execute: work)
    #endif
  }
}

/// What a C function can be handed a pointer to.
private struct Turns {
  let work: @Sendable (Int) -> Void
}
