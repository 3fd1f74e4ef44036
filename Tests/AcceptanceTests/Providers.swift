// SPDX-License-Identifier: MIT

import AcceptanceLibrary
import DIRuntime
import Synchronization

// The providers of the test target itself, on top of the library's.

protocol Clock: Sendable {
  func now() -> Int
}

// @provide(singleton, as: Clock)
final class SystemClock: Clock {
  init(ledger: Ledger) { ledger.note("clock") }

  func now() -> Int { 42 }
}

struct FrozenClock: Clock {
  var time = 7
  func now() -> Int { time }
}

// @provide(singleton)
final class Cache: Sendable {
  let clock: any Clock

  init(clock: any Clock, ledger: Ledger) {
    self.clock = clock
    ledger.note("cache")
  }
}

// @provide
final class Greeter {
  let clock: any Clock
  let cache: Cache
  let greeting: String
  let name: String?
  let punctuation: String

  init(
    clock: any Clock, cache: Cache, greeting: String /* @arg */, name: String? /* @arg */,
    punctuation: String = "!" /* @arg */, ledger: Ledger
  ) {
    self.clock = clock
    self.cache = cache
    self.greeting = greeting
    self.name = name
    self.punctuation = punctuation
    ledger.note("greeter")
  }

  var text: String { "\(greeting) \(name ?? "you") at \(clock.now())\(punctuation)" }
}

// @provide
struct Door {
  // @arg
  let visitor: String
  let copier: Copier
  let bell: Bell
}

// @provide
final class Bell {
  let cache: Cache
  init(cache: Cache) { self.cache = cache }
}

struct Refused: Error, Equatable {
  var reason: String
}

// @provide(singleton)
final class Line: Sendable {
  init(exchange: Exchange, ledger: Ledger) throws(Refused) {
    ledger.note("line")
    if exchange.isClosed { throw Refused(reason: "closed") }
  }
}

/// Throws only because it needs the line.
// @provide
struct Call {
  let line: Line
  // @arg
  let number: Int
}

/// A switch that a test can throw while the container lives.
// @provide(singleton)
final class Exchange: Sendable {
  private let closed = Mutex(false)
  var isClosed: Bool {
    get { closed.withLock { $0 } }
    set { closed.withLock { $0 = newValue } }
  }
}

/// Asks the container itself, and keeps it.
// @provide(singleton)
final class Desk: Sendable {
  let container: Container
  init(container: Container) { self.container = container }
  var greeter: Greeter { container.greeter(greeting: "Psst", name: "desk") }
}
