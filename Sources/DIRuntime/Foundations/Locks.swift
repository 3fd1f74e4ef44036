// SPDX-License-Identifier: MIT

import Synchronization

// All locks of the runtime are in this file, and `LazyReference`, for objects that several threads may make at once.
//
// ThreadSanitizer does not see that a contended `Mutex` orders memory: its slow path on Linux is not
// instrumented. Each lock therefore also reads an atomic of its own on entry and writes it on exit, which
// tells the sanitizer what the mutex has already made true. That costs two plain moves on x86-64.

/// A value that is only reached under a lock, and only for a moment: the only user code under it is `==` and `hash(into:)` of
/// arguments, and only these may take a second lock.
///
/// On Darwin a `Mutex` suffices. Elsewhere it passes from one sleeping thread to the next, which takes a hundred times as
/// long, as long as threads keep asking. Here a new thread may take the lock before waiting ones, and of the waiting threads
/// one spins and the others sleep.
struct BrieflyLocked<Value: ~Copyable>: ~Copyable, Sendable {
  private let isTaken = Atomic(false)
  private let queue = Mutex(())
  // The storage; outside Darwin its own lock is always free.
  private let value: Mutex<Value>

  init(_ value: consuming sending Value) { self.value = Mutex(value) }

  /// Calls a closure with the value, while no other thread has it.
  @inline(__always)
  func withLock<Result, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    #if !canImport(Darwin)
    if isTaken.exchange(true, ordering: .acquiring) { wait() }
    defer { isTaken.store(false, ordering: .releasing) }
    #endif
    return try value.withLock(body)
  }

  @inline(never)
  private func wait() {
    for _ in 0..<100 where !isTaken.load(ordering: .relaxed) {
      if !isTaken.exchange(true, ordering: .acquiring) { return }
    }
    queue.withLock { _ in
      while isTaken.load(ordering: .relaxed) || isTaken.exchange(true, ordering: .acquiring) {}
    }
  }
}

/// A lock under which user code runs: a build holds one, on which threads that need its value wait, and a `Box` has one.
struct Latch: ~Copyable, Sendable {
  private let order = Atomic(false)
  private let mutex = Mutex(())

  /// Takes the latch. Not by a closure, as with the other locks: a debugger would step through it between a build and its
  /// caller, in seven more frames.
  func lock() {
    mutex._unsafeLock()
    _ = order.load(ordering: .acquiring)
  }

  func unlock() {
    order.store(true, ordering: .releasing)
    mutex._unsafeUnlock()
  }

  /// Waits until the latch is free.
  func wait() {
    lock()
    unlock()
  }
}

/// An object that is made when first needed. Several threads may each make one; all get the first that is stored.
///
/// Like `AtomicLazyReference`, but visible to ThreadSanitizer: on Linux that type's loads and stores are calls into a library
/// that is not instrumented, while these are compiled with the code that uses them.
struct LazyReference<Object: AnyObject & Sendable>: ~Copyable, Sendable {
  private let reference = Atomic<Unmanaged<Object>?>(nil)

  deinit { reference.load(ordering: .acquiring)?.release() }

  /// The object, if it exists.
  func load() -> Object? { reference.load(ordering: .acquiring)?.takeUnretainedValue() }

  /// The object, made if it does not exist.
  func object(or make: () -> Object) -> Object {
    if let object = load() { return object }
    let new = Unmanaged.passRetained(make())
    let (_, found) = reference.compareExchange(expected: nil, desired: new, ordering: .acquiringAndReleasing)
    guard let found else { return new.takeUnretainedValue() }
    new.release()
    return found.takeUnretainedValue()
  }
}
