// SPDX-License-Identifier: MIT

import AcceptanceLibrary
import DIRuntime
import Foundation
import Testing

// Cycles, many threads, and scopes that leave no trace.

/// Asks the container for itself, which no generator can see.
// @provide(singleton)
final class Serpent: Sendable {
  init(container: Container) { _ = container.scale }
}

// @provide(singleton)
final class Scale: Sendable {
  init(container: Container) { _ = container.serpent }
}

/// Looks the other one up while it is built, and has the result.
// @provide(singleton)
final class Echo: Sendable {
  let answer: String
  init(container: Container) { answer = message { try container.dynamic.resolve(Wall.self) } }
}

// @provide(singleton)
final class Wall: Sendable {
  let answer: String
  init(container: Container) { answer = message { try container.dynamic.resolve(Echo.self) } }
}

/// Two that need each other, and live as long as the program holds one.
// @provide(weak)
final class Stem: Sendable {
  let root: Lazy<Root>
  init(root: Lazy<Root>) { self.root = root }
}

// @provide(weak)
final class Root: Sendable {
  let stem: Stem
  init(stem: Stem) { self.stem = stem }
}

/// Is not Sendable, and need not be.
// @provide
final class Notepad {
  var lines: [String] = []
}

/// How deep the call is that builds it.
// @provide(singleton)
func plumb() -> Int { Thread.callStackReturnAddresses.count }

@Suite("Safety")
struct SafetyTests {
  #if os(macOS) || os(Linux)
  @Test("E1: a cycle that only run time can see stops with its path")
  func trap() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Container().serpent
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("serpent → scale → serpent"))
  }
  #endif

  #if DEBUG
  @Test("a debugger shows at most 12 frames between the accessor of a singleton and its build")
  func frames() {
    // The accessor, the build and the provider are not between.
    let between = Container().plumb - Thread.callStackReturnAddresses.count - 3
    #expect((1...12).contains(between))
  }
  #endif

  @Test("E1: a cycle of what is registered is a typed error with its path")
  func registeredCycle() {
    let songs = Container().dynamic.register { r in Speaker(song: try r.resolve()) }
    songs.register((any Song).self, lifetime: .singleton) { r in
      try r.resolve(Speaker.self).song
    }
    #expect(message { try songs.resolve(Speaker.self) } == "dependency cycle: Speaker → Song → Speaker")
  }

  #if os(macOS) || os(Linux)
  @Test("F6: an override that asks for what it overrides stops with the way, and names 'original'")
  func overrideCycle() async {
    let kept = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Container { $0.override(.serpent) { c in c.serpent } }.serpent
    }
    let new = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Container { $0.override(.notepad) { c in c.notepad } }.notepad
    }
    for (result, name) in [(kept, "serpent"), (new, "notepad")] {
      let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
      #expect(text.contains("\(name) → \(name)") && text.contains("'c.original(.\(name))'"))
    }
  }
  #endif

  @Test("F6: a cycle is an error of the look-up that closes it, also where an accessor began it")
  func lookedUpCycle() {
    let container = Container()
    #expect(container.echo.answer == "no error")
    #expect(container.wall.answer == "dependency cycle: echo → Wall → wall → Echo → echo")
  }

  @Test("E1: two threads that enter a cycle at both ends get an error, and never a deadlock")
  func twoThreads() {
    for _ in 0..<50 {
      let both = Barrier(2)
      let songs = Container().dynamic
      songs.register(name: "a", lifetime: .singleton) { r in
        both.wait()
        return try r.resolve(Tune.self, name: "b")
      }
      songs.register(name: "b", lifetime: .singleton) { r in
        both.wait()
        return try r.resolve(Tune.self, name: "a")
      }
      let texts = Mutexed<[String]>([])
      onThreads(2) { number in
        let text = message { try songs.resolve(Tune.self, name: number == 0 ? "a" : "b") }
        texts.withLock { $0.append(text) }
      }
      #expect(texts.withLock { $0.allSatisfy { $0.hasPrefix("dependency cycle: Tune named ") } })
    }
  }

  @Test("E2: a cycle of weak values broken by a deferred dependency has identity while one is held")
  func weakCycle() {
    let container = Container()
    weak var gone: Stem?
    do {
      let stem = container.stem
      gone = stem
      let root = stem.root.value
      #expect(root.stem === stem)
      #expect(container.root === root)
      #expect(stem.root.value === root)
    }
    #expect(gone == nil)
  }

  @Test("E4: 8 threads register, resolve, make containers from one, and drop them")
  func stress() {
    let shared = Container()
    shared.dynamic.register((any Song).self) { _ in Tune() }
    onThreads(8) { number in
      for round in 0..<100 {
        switch (number + round) % 5 {
        case 0: shared.dynamic.register((any Song).self, lifetime: .singleton) { _ in Drone() }
        case 1: _ = try? shared.dynamic.resolve((any Song).self)
        case 2: _ = shared.overriding { $0.override(.clock) { _ in FrozenClock() } }.greeter(greeting: "Hi")
        case 3: _ = shared.dynamic.drop((any Song).self) || shared.session === shared.session
        default:
          _ = Container { $0.override(.cache) { c in c.original(.cache) } }.mailbox(
            account: "a", region: .north)
        }
      }
    }
    #expect(shared.greeter(greeting: "Hi").text == "Hi you at 42!")
    #expect(shared.ledger.count("clock") == 1)
  }

  @Test("E4: a provider may ask other threads for anything but what is being built")
  func locks() throws {
    let songs = DynamicContainer().register(using: 1)
    songs.register(lifetime: .singleton) { r in
      onThreads(4) { number in
        r.register(name: "\(number)", using: number)
        #expect((try? r.resolve(Int.self)) == 1)
      }
      return Tune()
    }
    _ = try songs.resolve(Tune.self)
    #expect(try songs.resolveAll(Int.self).count == 5)
  }

  @Test("E4: while a value is built, other threads get all others from the same container")
  func buildsOfOthers() {
    let container = Container {
      $0.override(.cache) { c in
        onThreads(4) { number in
          #expect(c.mailbox(account: "\(number)", region: .north).account == "\(number)")
          #expect(c.timetable.bell().clock.now() == 42)
        }
        return c.original(.cache)
      }
    }
    #expect(container.cache === container.cache)
    #expect(container.ledger.count("mailbox") == 4)
    #expect(container.ledger.count("clock") == 1)
  }

  @Test("E5: a transient need not be Sendable")
  func transients() throws {
    let notepad = Container().notepad
    notepad.lines.append("x")
    #expect(Container().notepad.lines.isEmpty)
    let found: Notepad = try DynamicContainer().register { _ in Notepad() }.resolve()
    #expect(found.lines.isEmpty)
  }

  private static let shared = Container()

  @Test("E6: tests in parallel never see each other's scopes", arguments: 0..<50)
  func parallel(_ time: Int) async {
    let scope = Self.shared.overriding { $0.override(.clock) { _ in FrozenClock(time: time) } }
    await withContainer(scope) {
      await Task.yield()
      #expect(Container.current?.cache.clock.now() == time)
      await Task.yield()
      #expect(Container.current?.timetable.bell().clock.now() == time)
      #expect(Self.shared.cache.clock.now() == 42)
      #expect(scope.ledger === Self.shared.ledger)
    }
  }

  @Test("E7: all that is registered under a type comes in the order of registration")
  func collections() throws {
    let below = DynamicContainer().register(name: "c", using: 3).register(name: "b", using: 0)
    let numbers = DynamicContainer(fallback: [below]).register(using: 1).register(name: "b", using: 2)
    #expect(try numbers.resolveAll(Int.self) == [1, 2, 3])
    #expect(try numbers.resolveAll(String.self).isEmpty)
  }
}
