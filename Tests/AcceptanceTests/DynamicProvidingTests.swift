// SPDX-License-Identifier: MIT

import AcceptanceLibrary
import DIRuntime
import Testing

// Registrations at run time, in the container of a generated one and in one alone.

protocol Song: AnyObject, Sendable {}
class Tune: Song, @unchecked Sendable {}
class Ballad: Tune, @unchecked Sendable {}
final class Aria: Ballad, @unchecked Sendable {}
final class Drone: Song {}

final class Speaker: Sendable {
  let song: any Song
  init(song: any Song) { self.song = song }
}

private struct Player {
  @Injected var song: any Song
  @Injected(name: "second") var second: any Song
  @Injected(match: .furthest) var tune: Tune
}

private struct Radio {
  @InjectedEachTime var song: any Song
}

/// The text of the error that a dynamic look-up throws.
func message(_ body: () throws -> some Any) -> String {
  do {
    _ = try body()
    return "no error"
  } catch { return "\(error)" }
}

@Suite("Registered at run time: providing and resolving")
struct DynamicProvidingTests {
  private let container = Container()
  private var songs: DynamicContainer { container.dynamic }

  @Test("A1: registering runs nothing, a look-up does")
  func laziness() throws {
    let ledger = Ledger()
    songs.register { _ in noted(Tune(), "tune", in: ledger) }
    #expect(ledger.all.isEmpty)
    _ = try songs.resolve(Tune.self)
    #expect(ledger.all == ["tune"])
  }

  @Test("A2: an expression and a closure register alike")
  func forms() throws {
    let ledger = Ledger()
    songs.register((any Song).self, lifetime: .singleton, using: noted(Tune(), "expression", in: ledger))
    songs.register((any Song).self, name: "closure", lifetime: .singleton) {
      noted(Tune(), "closure", in: ledger)
    }
    #expect(ledger.all.isEmpty)
    #expect(try songs.resolve((any Song).self) === songs.resolve((any Song).self))
    #expect(
      try songs.resolve((any Song).self, name: "closure") === songs.resolve((any Song).self, name: "closure"))
    #expect(ledger.all == ["expression", "closure"])
  }

  @Test("A4: a registered singleton is built once by 8 threads, 200 times over")
  func singleton() {
    for _ in 0..<200 {
      let (container, ledger) = (Container(), Ledger())
      container.dynamic.register(lifetime: .singleton) { _ in noted(Tune(), "tune", in: ledger) }
      onThreads(8) { _ in _ = try? container.dynamic.resolve(Tune.self) }
      #expect(ledger.all == ["tune"])
    }
  }

  @Test("A4: a closure is released with its registration, at the latest with the container")
  func released() throws {
    weak var first: Ledger?
    weak var second: Ledger?
    do {
      let container = Container()
      first = register(in: container)
      container.dynamic.unregister(Tune.self)
      #expect(first == nil)
      second = register(in: container)
      #expect(second != nil)
    }
    #expect(second == nil)
  }

  private func register(in container: Container) -> Ledger? {
    let ledger = Ledger()
    weak let held = ledger
    container.dynamic.register(lifetime: .singleton) { _ in noted(Tune(), "tune", in: ledger) }
    _ = try? container.dynamic.resolve(Tune.self)
    return held
  }

  @Test("A7: the every-read form by type sees a new registration and a container that is swapped in")
  func eachTime() {
    let radio = Radio()
    songs.register((any Song).self) { _ in Tune() }
    withContainer(container) {
      #expect(radio.song is Tune)
      songs.register((any Song).self) { _ in Drone() }
      #expect(radio.song is Drone)
      let other = Container()
      other.dynamic.register((any Song).self) { _ in Ballad() }
      withContainer(other) { #expect(radio.song is Ballad) }
      #expect(radio.song is Drone)
    }
  }

  @Test("A9: the next look-up uses a new registration, also where a singleton was built; holders keep theirs")
  func again() throws {
    songs.register((any Song).self, lifetime: .singleton) { _ in Tune() }
    let (held, player) = (try songs.resolve((any Song).self), withContainer(container) { Player() })
    #expect(player.song === held)
    songs.register((any Song).self, lifetime: .singleton) { _ in Drone() }
    #expect(try songs.resolve((any Song).self) is Drone)
    #expect(player.song === held)
  }

  @Test("A11: what is missing is a typed error with type, name, path and what comes near")
  func missing() {
    songs.register((any Song).self, name: "second") { _ in Tune() }
    songs.register { r in Speaker(song: try r.resolve()) }
    #expect(
      message { try songs.resolve(Speaker.self) }
        == "nothing is registered for Song (on the way Speaker → Song); there is Song named 'second'")
    #expect(throws: DynamicError.self) { try songs.resolve(Int.self, name: "volume") }
  }

  @Test("A12: a look-up if present gives nil, and sees what is registered later")
  func ifPresent() throws {
    #expect(try songs.resolveIfPresent((any Song).self) == nil)
    songs.register((any Song).self) { _ in Tune() }
    #expect(try songs.resolveIfPresent((any Song).self) is Tune)
  }

  @Test("A13: a type and its optional are two keys")
  func optionals() throws {
    songs.register(Tune.self) { _ in Tune() }.register(Tune?.self) { _ in nil }
    #expect(try songs.resolve(Tune?.self) == nil)
    #expect(try type(of: songs.resolve(Tune.self)) == Tune.self)
    songs.unregister(Tune?.self)
    #expect(throws: DynamicError.self) { try songs.resolve(Tune?.self) }
  }

  @Test("A14: a fallback runs only when the provider is missing")
  func fallback() throws {
    let ledger = Ledger()
    _ = try songs.resolve(Tune.self, or: noted(Tune(), "fallback", in: ledger))
    songs.register { _ in Ballad() as Tune }
    #expect(try songs.resolve(Tune.self, or: noted(Tune(), "fallback", in: ledger)) is Ballad)
    #expect(ledger.all == ["fallback"])
  }

  @Test("A21: a box is shared until its registration is removed")
  func boxed() throws {
    songs.register(boxed: Preferences())
    let box = try songs.resolve(Box<Preferences>.self)
    box.withLock { $0.isVerbose = true }
    #expect(try songs.resolve(Box<Preferences>.self).value.isVerbose)
    #expect(songs.unregister(Box<Preferences>.self))
    songs.register(boxed: Preferences())
    #expect(try !songs.resolve(Box<Preferences>.self).value.isVerbose)
  }

  @Test("A22: an identifier chooses the container of a look-up and of a property")
  func identifiers() throws {
    struct Jukebox {
      @Injected(from: .named("jukebox")) var song: any Song
    }
    DynamicContainer.named("jukebox").register((any Song).self, lifetime: .singleton) { _ in Aria() }
    #expect(try DynamicContainer.named("jukebox").resolve((any Song).self) === Jukebox().song)
    #expect(throws: DynamicError.self) { try DynamicContainer.named("gramophone").resolve((any Song).self) }
    DynamicContainer.remove("jukebox")
    DynamicContainer.remove("gramophone")
  }

  @Test("A23: a property is injected by its type alone, by a name, or by a rule")
  func byType() {
    songs.register((any Song).self) { _ in Tune() }
    songs.register((any Song).self, name: "second") { _ in Drone() }
    songs.register { _ in Ballad() }.register { _ in Aria() }
    let player = withContainer(container) { Player() }
    #expect(type(of: player.song) == Tune.self)
    #expect(player.second is Drone)
    #expect(player.tune is Aria)
  }

  @Test("A25: registrations chain, and the type of a look-up is inferred")
  func chains() throws {
    let same = songs.register { _ in Tune() }.register((any Song).self) { r in try r.resolve(Tune.self) }
    #expect(same.registrations.count == 2)
    let song: any Song = try songs.resolve()
    #expect(song is Tune)
    let alone = DynamicContainer()
    #expect(alone.register { _ in Tune() } === alone)
  }
}

/// Notes that a value is made.
func noted<Value>(_ value: @autoclosure () -> Value, _ name: String, in ledger: Ledger) -> Value {
  ledger.note(name)
  return value()
}
