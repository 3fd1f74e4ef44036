// SPDX-License-Identifier: MIT

import AcceptanceLibrary
import DIRuntime
import Testing

@Suite("Who holds the container, and which one is current")
struct HandleTests {
  @Test("F1: what is new keeps the container that it came from by what it asks for later")
  func transientRoot() {
    weak var gone: Score?
    do {
      let frontDoor = Container().frontDoor
      gone = frontDoor.score.value
      #expect(frontDoor.match().score === gone && frontDoor.match().score === frontDoor.matches().score)
      let interval = Container().concert(hall: "Main").interval
      #expect(interval.encore("1").score === interval.encore("2").score)
      let looked = try? Container().dynamic.resolve(FrontDoor.self)
      #expect(looked?.match().score === looked?.score.value)
    }
    #expect(gone == nil)
  }

  @Test("F1: so does an override of it, and what that replaces")
  func overriddenRoot() {
    for frontDoor in [
      Container { $0.override(.frontDoor) { c in c.original(.frontDoor) } }.frontDoor,
      Container { $0.override(.frontDoor) { c in c.original(.frontDoor) } }.overriding {
        $0.override(.frontDoor) { c in c.original(.frontDoor) }
      }.frontDoor,
      Container {
        $0.override(.frontDoor) { c in
          FrontDoor(match: { c.match }, matches: Provider { c.match }, score: Lazy(c.score))
        }
      }
      .fresh(.frontDoor),
    ] {
      #expect(
        frontDoor.match().score === frontDoor.matches().score
          && frontDoor.match().score === frontDoor.score.value)
    }
  }

  @Test("F1: so does a model with injected properties, made by the container or in a scope of it")
  func model() {
    for board in [Container().scoreboard, withContainer(Container()) { Scoreboard() }] {
      #expect(board.score === board.score)
    }
  }

  @Test("F1: what is kept does not, also while a task runs that it started")
  func kept() {
    weak var container: Container?
    let arena: Arena
    do {
      let owned = Container()
      container = owned
      arena = withContainer(owned) { owned.arena }
      #expect(arena.score.value === owned.score && arena.match().score === owned.score)
    }
    #expect(container == nil)
    withExtendedLifetime(arena) {}
  }

  #if os(macOS) || os(Linux)
  @Test("F1: what is kept and asked of a container that is gone stops a debug build, with the cure")
  func gone() async {
    #if DEBUG
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Container().arena.match()
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("'score' is asked of a 'Container' that is gone"))
    #expect(text.contains("Hold the 'Container' as long as"))
    #else
    let arena = Container().arena
    #expect(arena.match().score !== arena.match().score)
    #expect(arena.score.value !== arena.score.value)
    #endif
  }
  #endif

  @Test("F3: a kept value is built with its own container as the current one, whoever asks in which scope")
  func keptInScope() async {
    let root = Container()
    let test = Container { $0.override(.clock) { FrozenClock() } }
    let (kept, waited) = await withContainer(test) { (root.timekeeper, await root.umpire) }
    for watch in [kept.watch, waited.watch, root.stadium.timekeeper.watch] {
      #expect(watch.eager.now() == 42 && watch.clock().now() == 42)
    }
    #expect(await (kept as? Referee)?.later.value?.clock.now() == 42)
    #expect(withContainer(test) { root.fresh(.timekeeper).watch.clock().now() } == 42)
    #expect(withContainer(root) { test.timekeeper.watch.eager.now() } == 7)
  }

  @Test("F3: so it is with overrides, and what they replace")
  func overridden() async {
    let container = Container {
      $0.override(.clock) { FrozenClock() }
      $0.override(.linesman) { c in c.original(.linesman) }
      $0.override(.timekeeper) { _ in Umpire() }
      $0.override(.umpire) { c in
        await Task.yield()
        return Umpire()
      }
    }
    let own = withContainer(container) { Watch() }
    for watch in [
      container.linesman.watch, container.timekeeper.watch, await container.umpire.watch,
      container.fresh(.linesman).watch, container.fresh(.timekeeper).watch,
      await container.fresh(.umpire).watch, own,
    ] {
      #expect(watch.eager.now() == 7 && watch.clock().now() == 7)
    }
  }

  @Test("F3: a scope inside a build counts there, and the container that builds comes back after it")
  func scopeInside() {
    let test = Container { $0.override(.clock) { FrozenClock() } }
    let container = Container {
      $0.override(.stadium) { c in
        let inner = withContainer(test) { Watch() }
        #expect(inner.eager.now() == 7 && inner.clock().now() == 7)
        #expect(Container.current?.score === c.score)
        return c.original(.stadium)
      }
    }
    #expect(withContainer(test) { container.stadium.timekeeper.watch.eager.now() } == 42)
  }

  @Test(
    "F3: a kept value that asked for the current container is renewed by 'overriding', and all built from it")
  func renewed() async {
    let container = Container()
    let scope = container.overriding { $0.override(.clock) { FrozenClock() } }
    // Nothing is known yet where the scope asks first.
    for (one, other) in [
      (scope, container), (container.overriding { $0.override(.clock) { FrozenClock() } }, container),
    ] {
      #expect(one.stadium !== other.stadium && one.timekeeper.watch !== other.timekeeper.watch)
      #expect(one.stadium.timekeeper.watch.eager.now() == 7 && one.timekeeper.watch.clock().now() == 7)
      #expect(other.stadium.timekeeper.watch.eager.now() == 42)
      #expect(await one.umpire.watch.eager.now() == 7)
      #expect(one.score === other.score)
    }
  }

  @Test(
    "F4: what an override makes that takes no container is shared by an inner 'overriding' of something else")
  func withoutContainer() async {
    let container = Container {
      $0.override(.score) { Score() }
      $0.override(.cache) { _ in Cache(clock: FrozenClock(), ledger: Ledger()) }
    }
    let scope = container.overriding { $0.override(.clock) { FrozenClock() } }
    #expect(scope.score === container.score)
    #expect(scope.cache !== container.cache)
    #expect(container.overriding { $0.override(.score) { Score() } }.score !== container.score)
  }

  @Test("F4: one that asks for the current container is not")
  func withoutContainerAsking() {
    let container = Container { $0.override(.timekeeper) { Umpire() } }
    let scope = container.overriding { $0.override(.clock) { FrozenClock() } }
    #expect(scope.timekeeper.watch.eager.now() == 7 && container.timekeeper.watch.eager.now() == 42)
  }
}
