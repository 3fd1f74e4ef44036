// SPDX-License-Identifier: MIT

import DIRuntime
import Synchronization

// The program that the containers of these tests are made for.

protocol Clock: Sendable { func now() -> Int }

final class SystemClock: Clock {
  func now() -> Int { 42 }
}

final class FrozenClock: Clock {
  func now() -> Int { 7 }
}

/// Holds the container that it is kept by, through a view.
final class Session: Sendable {
  let clock: any Clock
  let container: Container

  init(clock: any Clock, container: Container) {
    self.clock = clock
    self.container = container
  }
}

enum Failure: Error, Equatable { case failed(Int) }

final class Flaky: Sendable {
  let clock: any Clock
  init(clock: any Clock) { self.clock = clock }
}

final class OnFlaky: Sendable {
  let flaky: Flaky
  init(flaky: Flaky) { self.flaky = flaky }
}

final class Greeter: Sendable {
  let session: Session
  let greeting: String

  init(session: Session, greeting: String) {
    self.session = session
    self.greeting = greeting
  }
}

struct Checked: Equatable {
  let number: Int

  init(_ number: Int) throws(Failure) {
    if number < 0 { throw .failed(number) }
    self.number = number
  }
}

final class Link: Sendable {
  let name: String
  init(name: String) { self.name = name }
}

/// A value that wants more than the usual alignment, and is larger than any buffer it might be put in.
struct Wide: Sendable {
  var numbers = SIMD16<Double>(repeating: 1.5)
  var link = Link(name: "wide")
}

/// Asks its container for more when it is freed.
final class Farewell: Sendable {
  static let heard = Shared<[ObjectIdentifier: Int]>([:])

  let container: Container
  init(container: Container) { self.container = container }

  deinit {
    let time = container.clock.now()
    Farewell.heard.withLock { $0[ObjectIdentifier(container)] = time }
  }
}

/// Whether what is kept is built anew where it is asked of a view whose container is gone: a debug build stops instead.
let buildsWhatIsGone: Bool = {
  #if DEBUG
  false
  #else
  true
  #endif
}()

/// A weak reference to be looked at when what it refers to should be gone.
struct WeakReference: ~Copyable {
  weak let object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}

/// Counts from any thread.
final class Counter: Sendable {
  private let atomic = Atomic(0)
  var count: Int { atomic.load(ordering: .acquiring) }

  @discardableResult
  func increment() -> Int { atomic.add(1, ordering: .acquiringAndReleasing).newValue }
}
