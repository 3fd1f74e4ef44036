// SPDX-License-Identifier: MIT

import Synchronization

// All locking of the runtime is in this file, and what takes its place where threads may do the same work twice.
//
// ThreadSanitizer does not see that a contended `Mutex` orders memory: its slow path on Linux is not
// instrumented. Each lock therefore also reads an atomic of its own on entry and writes it on exit, which
// tells the sanitizer what the mutex has already made true. That costs two plain moves on x86-64.

/// A value that is only reached under a lock, by code of the user: what a `Box` is given.
struct Locked<Value: ~Copyable>: ~Copyable, Sendable {
  // In front, where it is found without asking how large the value is.
  private let order = Atomic(false)
  private let mutex: Mutex<Value>

  init(_ value: consuming sending Value) { mutex = Mutex(value) }

  /// Calls a closure with the value, and no other thread in the meantime.
  @inline(__always)
  func withLock<Result, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try mutex.withLock { value throws(Failure) in
      _ = order.load(ordering: .acquiring)
      defer { order.store(true, ordering: .releasing) }
      return try body(&value)
    }
  }
}

/// A value that is only reached under a lock, and only for a moment: of the user's code, nothing but `==` and `hash(into:)` of
/// arguments runs under it. No second lock is taken under it but by these.
///
/// A `Mutex` would do, and does on Darwin. Elsewhere it is handed from one sleeper to the next, which takes a hundred times
/// as long, and goes on as long as all keep asking. Here whoever comes may get it before those who wait, and of these one
/// waits awake, all others asleep.
struct BrieflyLocked<Value: ~Copyable>: ~Copyable, Sendable {
  private let isTaken = Atomic(false)
  private let queue = Mutex(())
  // Never found locked; it is the storage.
  private let value: Mutex<Value>

  init(_ value: consuming sending Value) { self.value = Mutex(value) }

  /// Calls a closure with the value, and no other thread in the meantime.
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

/// Held by a build while it runs: whoever needs its value waits for it here.
///
/// The one lock under which code of the user does run. It is taken before any other thread knows of it.
struct Latch: ~Copyable, Sendable {
  private let order = Atomic(false)
  private let mutex = Mutex(())

  /// Holds up all who wait. Not by a closure, as all else: whoever steps through a build should not step through that. It
  /// would be seven frames more.
  func lock() {
    mutex._unsafeLock()
    _ = order.load(ordering: .acquiring)
  }

  func unlock() {
    order.store(true, ordering: .releasing)
    mutex._unsafeUnlock()
  }

  /// Returns once nobody holds the latch.
  func wait() {
    lock()
    unlock()
  }
}

/// An object that is made when somebody first asks, by several threads at once if need be: all get the first that is stored.
///
/// The same as `AtomicLazyReference`, whose loads and stores ThreadSanitizer does not see either: they are calls of the
/// library on Linux, which is not instrumented, where these are compiled with what uses them.
struct LazyReference<Object: AnyObject & Sendable>: ~Copyable, Sendable {
  private let reference = Atomic<Unmanaged<Object>?>(nil)

  deinit { reference.load(ordering: .acquiring)?.release() }

  /// The object, if somebody has asked.
  func load() -> Object? { reference.load(ordering: .acquiring)?.takeUnretainedValue() }

  /// The object, made if there is none.
  func object(or make: () -> Object) -> Object {
    if let object = load() { return object }
    let new = Unmanaged.passRetained(make())
    let (_, found) = reference.compareExchange(expected: nil, desired: new, ordering: .acquiringAndReleasing)
    guard let found else { return new.takeUnretainedValue() }
    new.release()
    return found.takeUnretainedValue()
  }
}
