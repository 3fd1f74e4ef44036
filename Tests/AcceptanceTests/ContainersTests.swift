// SPDX-License-Identifier: MIT

import AcceptanceLibrary
import DIRuntime
import Testing

private struct TuneModule: DynamicModule {
  let ledger: Ledger

  func register(in container: DynamicContainer) {
    ledger.note("tunes")
    container.register((any Song).self) { _ in Tune() }
    container.register { r in Speaker(song: try r.resolve()) }
  }
}

private struct DroneModule: DynamicModule {
  let ledger: Ledger

  func register(in container: DynamicContainer) {
    ledger.note("drones")
    container.register((any Song).self) { _ in Drone() }
  }
}

@Suite("Containers of what is registered at run time")
struct DynamicContainersTests {
  @Test("D1: the asked container comes first, then the others in their order; a failure creates nothing")
  func fallback() throws {
    let primary = DynamicContainer().register(name: "both", using: "primary").register { _ in Ballad() }
    let secondary = DynamicContainer().register(name: "both", using: "secondary")
      .register(name: "last", using: "secondary").register((any Song).self) { _ in Drone() }
    let asked = DynamicContainer(match: .nearest, fallback: [primary, secondary])
    #expect(try asked.resolve(String.self, name: "both") == "primary")
    #expect(try asked.resolve(String.self, name: "last") == "secondary")
    asked.register(name: "both", using: "asked")
    #expect(try asked.resolve(String.self, name: "both") == "asked")
    // A match by the rule in one comes before an exact match in the next.
    #expect(try asked.resolve((any Song).self) is Ballad)
    #expect(throws: DynamicError.self) { try asked.resolve(Seat.self) }
    #expect(asked.registrations.count == 1)
  }

  @Test("D2: a container without a fallback never falls back, and its singletons are its own")
  func isolated() throws {
    let other = DynamicContainer().register(lifetime: .singleton) { _ in Tune() }
    let alone = DynamicContainer()
    #expect(throws: DynamicError.self) { try alone.resolve(Tune.self) }
    alone.register(lifetime: .singleton) { _ in Tune() }
    #expect(try alone.resolve(Tune.self) !== other.resolve(Tune.self))
    #expect(throws: DynamicError.self) { try DynamicContainer.named("D2").resolve(Tune.self) }
    DynamicContainer.remove("D2")
  }

  @Test("D3: an identifier gives the same container until it is removed, which frees what it holds")
  func identifiers() throws {
    weak var tune: Tune?
    DynamicContainer.named("D3").register(lifetime: .singleton) { _ in Tune() }
    tune = try DynamicContainer.named("D3").resolve(Tune.self)
    #expect(DynamicContainer.named("D3") === DynamicContainer.named("D3"))
    #expect(try DynamicContainer.named("D3").resolve(Tune.self) === tune)
    #expect(DynamicContainer.remove("D3"))
    #expect(tune == nil)
    #expect(!DynamicContainer.remove("D3"))
    #expect(throws: DynamicError.self) { try DynamicContainer.named("D3").resolve(Tune.self) }
    DynamicContainer.remove("D3")
  }

  @Test("D4: merging copies registrations; the receiver's own win, and the source stays as it was")
  func merging() throws {
    let source = DynamicContainer().register(lifetime: .singleton) { _ in Tune() }.register(using: "source")
    let tune = try source.resolve(Tune.self)
    let receiver = DynamicContainer().register(using: "own").merge(source)
    #expect(try receiver.resolve(String.self) == "own")
    #expect(try receiver.resolve(Tune.self) !== tune)
    receiver.unregisterAll()
    #expect(try source.resolve(Tune.self) === tune)
    #expect(try source.resolve(String.self) == "source")
  }

  @Test("D5: a dropped container frees instances and closures, also where those hold it")
  func freed() throws {
    weak var tune: Tune?
    weak var ledger: Ledger?
    do {
      let (container, held) = (Container(), Ledger())
      ledger = held
      container.dynamic.register(lifetime: .singleton) { r in
        noted(Tune(), "\(r.registrations.count)", in: held)
      }
      container.dynamic.register(lifetime: .singleton) { r in [r] }
      _ = try container.dynamic.resolve([DynamicContainer].self)
      tune = try container.dynamic.resolve(Tune.self)
      #expect(tune != nil)
    }
    #expect(tune == nil && ledger == nil)
  }

  @Test("D6: modules run once and in order, a later one wins, and the order matters to no dependency")
  func modules() throws {
    for isReversed in [false, true] {
      let (songs, ledger) = (Container().dynamic, Ledger())
      let (tunes, drones) = (TuneModule(ledger: ledger), DroneModule(ledger: ledger))
      if isReversed { songs.install(drones, tunes) } else { songs.install(tunes, drones) }
      #expect(ledger.all == (isReversed ? ["drones", "tunes"] : ["tunes", "drones"]))
      #expect(try songs.resolve(Speaker.self).song is Drone == !isReversed)
    }
  }

  @Test("D9: one, all, or all but some registrations are removed, and say whether they were there")
  func unregistering() throws {
    let songs = DynamicContainer().register { _ in Tune() }.register(name: "x") { _ in Tune() }
      .register { _ in Drone() }.register(using: 1)
    #expect(songs.unregister(Tune.self, name: "x"))
    #expect(!songs.unregister(Tune.self, name: "x"))
    #expect(songs.unregisterAll(except: Tune.self, Int.self))
    #expect(songs.registrations.map(\.key) == [DynamicKey(Tune.self), DynamicKey(Int.self)])
    #expect(songs.unregisterAll())
    #expect(!songs.unregisterAll())
  }

  @Test("D9: built instances are dropped by protocol or concrete type, and registrations stay")
  func dropping() throws {
    let songs = DynamicContainer().register((any Song).self, lifetime: .singleton) { _ in Ballad() }
      .register(lifetime: .singleton) { _ in Ledger() }
    let (first, ledger) = (try songs.resolve((any Song).self), try songs.resolve(Ledger.self))
    #expect(songs.drop(Tune.self))
    #expect(!songs.drop(Tune.self))
    let second = try songs.resolve((any Song).self)
    #expect(second !== first)
    #expect(songs.drop((any Song).self))
    #expect(try songs.resolve((any Song).self) !== second)
    #expect(try songs.resolve(Ledger.self) === ledger)
  }

  @Test("D10: a fresh build leaves the kept singleton alone")
  func fresh() throws {
    let songs = DynamicContainer().register(lifetime: .singleton) { _ in Tune() }
    let kept = try songs.resolve(Tune.self)
    #expect(try songs.fresh(Tune.self) !== kept)
    #expect(try songs.resolve(Tune.self) === kept)
  }

  @Test("D11: a factory that is handed the container sees what was registered instead")
  func handedOn() throws {
    let songs = DynamicContainer().register((any Song).self) { _ in Tune() }
      .register { r in Speaker(song: try r.resolve()) }
    songs.register((any Song).self) { _ in Drone() }
    #expect(try songs.resolve(Speaker.self).song is Drone)
    let inner = DynamicContainer(fallback: [songs]).register((any Song).self) { _ in Aria() }
    #expect(try inner.resolve(Speaker.self).song is Aria)
    #expect(try songs.resolve(Speaker.self).song is Drone)
  }

  @Test("D13: registrations are listed in order, with lifetime and state")
  func listing() throws {
    let songs = DynamicContainer().register(name: "a", lifetime: .singleton) { _ in Tune() }.register(
      using: 1
    )
    #expect(
      songs.registrations.map(\.description) == [
        "Tune named 'a', singleton", "Int, transient",
      ])
    _ = try songs.resolve(Tune.self, name: "a")
    #expect(songs.registrations[0].isBuilt)
  }
}

@Suite("Generated containers")
struct ContainersTests {
  @Test("D7: the current container is swapped for a scope and comes back, also when the scope throws")
  func current() async {
    let (outer, inner) = (Container(), Container())
    await withContainer(outer) {
      #expect(Container.current === outer)
      #expect(throws: Refused(reason: "left")) {
        try withContainer(inner) {
          #expect(Container.current === inner)
          throw Refused(reason: "left")
        }
      }
      #expect(Container.current === outer)
      await withContainer(inner) {
        await Task.yield()
        #expect(Container.current === inner)
        #expect(await Task { Container.current === inner }.value)
      }
      #expect(Container.current === outer)
    }
    #expect(Container.current == nil)
  }

  @Test("D10: a fresh build leaves the kept singleton alone")
  func fresh() {
    let container = Container()
    let early = container.fresh(.cache)
    #expect(container.cache !== early)
    #expect(container.fresh(.cache) !== container.cache)
    #expect(container.fresh(.cache).clock as AnyObject === container.clock as AnyObject)
    #expect(container.ledger.count("cache") == 4)
  }

  @Test("D12: a test double, or a second container, takes the place of the container")
  func replaced() {
    func text(of container: Container) -> String { container.greeter(greeting: "Hi").text }
    #expect(text(of: Container()) == "Hi you at 42!")
    #expect(text(of: Container { $0.override(.clock) { _ in FrozenClock() } }) == "Hi you at 7!")
    let double = Container { $0.override(.clock) { _ in FrozenClock(time: 1) } }
    #expect(withContainer(double) { Container.current.map(text) } == "Hi you at 1!")
  }

  #if os(macOS) || os(Linux)
  @Test("D13: nothing is printed unless asked for, by whatever succeeds or fails")
  func silence() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      let container = Container { $0.override(.clock) { _ in FrozenClock() } }
      _ = container.greeter(greeting: "Hi").text
      _ = try? container.dynamic.resolve(Seat.self)
      _ = try container.dynamic.register { _ in Tune() }.resolve(Tune.self)
      _ = container.dynamic.registrations
      container.exchange.isClosed = true
      _ = try? container.line
    }
    let printed = (result?.standardOutputContent ?? []) + (result?.standardErrorContent ?? [])
    let text = String(decoding: printed, as: UTF8.self)
    for word in ["Seat", "Tune", "Song", "greeter", "closed", "DynamicError", "container"] {
      #expect(!text.contains(word))
    }
  }
  #endif
}
