// SPDX-License-Identifier: MIT

import AcceptanceLibrary
import DIRuntime
import Foundation
import Testing

@Suite("A: providing and resolving")
struct ProvidingTests {
  @Test("A1: creating a container builds nothing, the first access builds")
  func laziness() {
    let container = Container()
    #expect(container.ledger.all.isEmpty)
    _ = container.cache
    #expect(container.ledger.all == ["clock", "cache"])
  }

  @Test("A4: a singleton is built exactly once, also when 8 threads ask first at once, 200 times over")
  func singleton() {
    for _ in 0..<200 {
      let container = Container()
      let seen = Mutexed<Set<ObjectIdentifier>>([])
      onThreads(8) { _ in
        let cache = container.cache
        seen.withLock { _ = $0.insert(ObjectIdentifier(cache)) }
      }
      #expect(seen.withLock(\.count) == 1)
      #expect(container.ledger.all.filter { $0 == "cache" || $0 == "clock" }.count == 2)
    }
  }

  @Test("A4: each container keeps its own")
  func ownContainers() {
    let (one, other) = (Container(), Container())
    #expect(one.cache === one.cache)
    #expect(one.cache !== other.cache)
  }

  @Test("A4: an override's closure is released with its container")
  func overrideIsReleased() {
    weak var witness: Ledger?
    do {
      let ledger = Ledger()
      witness = ledger
      let container = Container { $0.override(.clock) { _ in SystemClock(ledger: ledger) } }
      #expect(container.cache.clock.now() == 42)
    }
    #expect(witness == nil)
  }

  @Test("A5: a transient is built at each access")
  func transient() {
    let container = Container()
    #expect(container.bell !== container.bell)
    _ = container.greeter(greeting: "Hi")
    _ = container.greeter(greeting: "Hi")
    #expect(container.ledger.count("greeter") == 2)
    #expect(container.ledger.count("cache") == 1)
  }
}

@Suite("B: arguments, names, kinds of types")
struct ArgumentTests {
  @Test("B1: arguments are the accessor's parameters; defaulted and optional ones may be left out")
  func arguments() {
    let container = Container()
    #expect(container.greeter(greeting: "Hello").text == "Hello you at 42!")
    #expect(container.greeter(greeting: "Hello", name: "Ann").text == "Hello Ann at 42!")
    #expect(container.greeter(greeting: "Hello", name: nil, punctuation: "?").text == "Hello you at 42?")
    #expect(container.door(visitor: "Bob").visitor == "Bob")
  }

  @Test("B4: a failed build is not kept: the next access tries again")
  func failedBuild() throws {
    let container = Container()
    container.exchange.isClosed = true
    #expect(throws: Refused(reason: "closed")) { try container.line }
    #expect(throws: Refused(reason: "closed")) { try container.line }
    container.exchange.isClosed = false
    let line = try container.line
    #expect(try container.line === line)
    #expect(container.ledger.count("line") == 3)
  }

  @Test("B5: an error reaches the caller unchanged, with its type, also through what needs the thrower")
  func typedError() {
    let container = Container()
    container.exchange.isClosed = true
    do throws(Refused) {
      _ = try container.call(number: 1)
      Issue.record("nothing was thrown")
    } catch {
      #expect(error.reason == "closed")
    }
  }

  @Test("B6: one provider under several types is one instance")
  func severalTypes() {
    let container = Container()
    #expect(container.reading.identity == container.writing.identity)
    #expect(container.copier.reader.identity == container.reading.identity)
    #expect(container.ledger.count("store") == 1)
  }

  @Test("B7: a concrete value can be used where a protocol is wanted")
  func concreteAsProtocol() {
    func time(_ clock: some Clock) -> Int { clock.now() }
    let container = Container { $0.override(.clock) { _ in FrozenClock() } }
    #expect(time(container.clock) == 7)
    #expect(time(container.cache.clock) == 7)
  }

  @Test("B8: named providers of one type live side by side")
  func names() {
    let container = Container()
    #expect(container.home.path == "/home")
    #expect(container.scratch.path == "/scratch")
    let copier = container.copier
    #expect([copier.home, copier.target, copier.hidden].map(\.path) == ["/home", "/scratch", "/hidden"])
  }
}

@Suite("D and E: containers and safety")
struct ContainerTests {
  @Test("D5: a dropped container frees its instances, its views' holders among them")
  func freesEverything() {
    weak var cache: Cache?
    weak var desk: Desk?
    weak var ledger: Ledger?
    do {
      let container = Container()
      (cache, desk, ledger) = (container.cache, container.desk, container.ledger)
      #expect(container.desk.greeter.cache === cache)
    }
    #expect(cache == nil && desk == nil && ledger == nil)
  }

  @Test("D11: what is handed the container sees overrides")
  func viewSeesOverrides() {
    let container = Container { $0.override(.clock) { _ in FrozenClock(time: 1) } }
    #expect(container.desk.greeter.text == "Psst desk at 1!")
  }

  @Test("Overrides reach every depth, and only their own container")
  func overridesReachEveryDepth() {
    let container = Container {
      $0.override(.clock) { _ in FrozenClock() }
      $0.override(.reading) { c in Store(ledger: c.ledger) }
      $0.override(.scratch) { _ in Location(path: "/tmp") }
    }
    let door = container.door(visitor: "Cy")
    #expect(door.bell.cache.clock.now() == 7)
    #expect(door.copier.target.path == "/tmp")
    #expect(door.copier.reader.identity == container.reading.identity)
    #expect(door.copier.reader.identity != door.copier.writer.identity)
    #expect(container.ledger.count("clock") == 0)
    #expect(Container().door(visitor: "Cy").bell.cache.clock.now() == 42)
  }

  @Test("An override takes arguments and may throw what its provider may")
  func overridesWithArguments() throws {
    let container = Container {
      $0.override(.greeter) { c, greeting, name, punctuation in
        Greeter(
          clock: c.clock, cache: c.cache, greeting: greeting.uppercased(), name: name,
          punctuation: punctuation,
          ledger: c.ledger)
      }
      $0.override(.line) { _ throws(Refused) in throw Refused(reason: "overridden") }
    }
    #expect(container.greeter(greeting: "hey").text == "HEY you at 42!")
    #expect(throws: Refused(reason: "overridden")) { try container.call(number: 2) }
  }

  @Test("An overridden singleton is still built once")
  func overriddenLifetime() {
    let container = Container {
      $0.override(.cache) { c in Cache(clock: FrozenClock(), ledger: c.ledger) }
    }
    #expect(container.cache === container.cache)
    #expect(container.ledger.count("cache") == 1)
  }

  @Test("E8: public accessors and keys are usable from another module, internal providers stay inside")
  func visibility() {
    let container = Container { $0.override(.home) { _ in Location(path: "/elsewhere") } }
    #expect(container.copier.home.path == "/elsewhere")
    #expect(container.copier.hidden.path == "/hidden")
  }
}

/// A lock that ThreadSanitizer understands, for the tests' own bookkeeping.
final class Mutexed<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}
