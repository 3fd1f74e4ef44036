// SPDX-License-Identifier: MIT

import AcceptanceLibrary
import DIRuntime
import Testing

// Properties that a generated container fills.

/// A new one for each holder.
// @provide
final class Leaflet {
  let clock: any Clock

  init(clock: any Clock, ledger: Ledger) {
    self.clock = clock
    ledger.note("leaflet")
  }
}

private final class Page {
  @Injected(.leaflet) var leaflet
  @Injected(.cache) var cache

  func forget() { _leaflet.reset() }
}

private final class EagerPage {
  @InjectedEagerly(.leaflet) var leaflet
}

private struct Column {
  @Injected(.clock) var clock

  init(clock: (any Clock)? = nil) { $clock = clock }

  mutating func set(_ clock: (any Clock)?) { $clock = clock }
}

private struct Ticker {
  @InjectedEachTime(.clock) var clock
  @InjectedEachTime(.leaflet) var leaflet
}

private struct Switches {
  @InjectedBox(.preferences) var preferences
}

private struct Footer {
  @InjectedIfPresent(.clock) var clock
}

private final class Job: Sendable {
  let clock = Injected(.clock)
}

/// Takes its clock as a default argument.
private struct Poster {
  let clock: any Clock

  init(clock: any Clock = Injected(.clock)()) { self.clock = clock }
}

@Suite("Injected properties of a generated container")
struct InjectedTests {
  private let frozen = Container { $0.override(.clock) { _ in FrozenClock() } }

  @Test("A1: creating an object with injected properties builds nothing, unless they are eager")
  func laziness() {
    let container = Container()
    let page = withContainer(container) { Page() }
    #expect(container.ledger.all.isEmpty)
    let eager = withContainer(container) { EagerPage() }
    #expect(container.ledger.all == ["clock", "leaflet"])
    withExtendedLifetime((page, eager)) {}
  }

  @Test("A6: built once for its holder, anew for another one and after a reset; what is assigned is kept")
  func perHolder() {
    let container = Container()
    let (page, other) = withContainer(container) { (Page(), Page()) }
    let leaflet = page.leaflet
    #expect(page.leaflet === leaflet)
    #expect(other.leaflet !== leaflet)
    #expect(page.cache === other.cache)
    other.leaflet = leaflet
    #expect(other.leaflet === leaflet)
    page.forget()
    #expect(page.leaflet !== leaflet)
    #expect(other.leaflet === leaflet)
    #expect(container.ledger.count("leaflet") == 3)
  }

  @Test("A7: the every-read form resolves at each read, and sees a container that is swapped in")
  func eachTime() {
    let ticker = Ticker()
    let container = Container()
    withContainer(container) {
      #expect(ticker.clock.now() == 42)
      withContainer(frozen) { #expect(ticker.clock.now() == 7) }
      #expect(ticker.clock.now() == 42)
      #expect(ticker.leaflet !== ticker.leaflet)
    }
    #expect(container.ledger.count("leaflet") == 2)
  }

  @Test("A15: nothing is built before the first read, once by two; nothing where it was assigned before")
  func countsBuilds() {
    let container = Container()
    let (page, set) = withContainer(container) { (Page(), Page()) }
    #expect(container.ledger.count("leaflet") == 0)
    let leaflet = page.leaflet
    _ = page.leaflet
    #expect(container.ledger.count("leaflet") == 1)
    set.leaflet = leaflet
    #expect(set.leaflet === leaflet)
    #expect(container.ledger.count("leaflet") == 1)
  }

  @Test("A16: a projected value replaces; nil changes nothing, and undoes nothing")
  func projected() {
    var column = withContainer(Container()) { Column() }
    column.set(nil)
    #expect(column.clock.now() == 42)
    column.set(FrozenClock())
    column.set(nil)
    #expect(column.clock.now() == 7)
  }

  @Test("A17: what is set in a copy of a struct leaves the original alone")
  func copies() {
    let original = withContainer(Container()) { Column() }
    var copy = original
    copy.clock = FrozenClock()
    #expect(copy.clock.now() == 7)
    #expect(original.clock.now() == 42)
    #expect(original.$clock == nil)
  }

  @Test("A18: the eager form is resolved when its holder is made, and stays that")
  func eager() {
    let container = Container()
    let page = withContainer(container) { EagerPage() }
    #expect(container.ledger.count("leaflet") == 1)
    let leaflet = page.leaflet
    withContainer(frozen) { #expect(page.leaflet === leaflet) }
    #expect(container.ledger.count("leaflet") == 1)
  }

  @Test("A19: an assignment counts in every form that has one")
  func assignments() {
    withContainer(Container()) {
      let page = Page()
      page.cache = Cache(clock: FrozenClock(), ledger: Ledger())
      #expect(page.cache.clock.now() == 7)
      let eager = EagerPage()
      eager.leaflet = Leaflet(clock: FrozenClock(), ledger: Ledger())
      #expect(eager.leaflet.clock.now() == 7)
      var footer = Footer()
      footer.clock = nil
      #expect(footer.clock == nil)
    }
  }

  @Test("A20: a dependency passed by hand is used and its provider never runs; nil or nothing injects")
  func byHand() {
    let container = Container()
    withContainer(container) {
      #expect(Column(clock: FrozenClock(time: 1)).clock.now() == 1)
      #expect(container.ledger.count("clock") == 0)
      #expect(Column(clock: nil).clock.now() == 42)
      #expect(Column().clock.now() == 42)
    }
    #expect(container.ledger.count("clock") == 1)
  }

  @Test("A21: an injected box is shared by all holders of one container")
  func boxed() {
    let container = Container()
    let (one, other) = withContainer(container) { (Switches(), Switches()) }
    one.$preferences.withLock { $0.isVerbose = true }
    #expect(other.preferences.isVerbose)
    #expect(one.$preferences === container.preferences)
    onThreads(8) { _ in for _ in 0..<50 { other.$preferences.withLock { $0.writes += 1 } } }
    #expect(one.preferences.writes == 400)
  }

  @Test("A22: the container can be chosen for a property")
  func from() {
    struct Chosen {
      @Injected(.clock, from: Container { $0.override(.clock) { _ in FrozenClock(time: 3) } }) var gone
      @Injected var chosen: any Clock

      init(_ container: Container) { _chosen = Injected(.clock, from: container) }
    }
    withContainer(Container()) {
      let chosen = Chosen(frozen)
      #expect(chosen.chosen.now() == 7)
      // A property does not own its container; a view of it still builds, overrides included.
      #expect(chosen.gone.now() == 3)
    }
  }

  @Test("A24: a default argument takes what its key says from the current container, and is type-checked")
  func defaultArgument() {
    let container = Container()
    withContainer(container) {
      #expect(Poster(clock: FrozenClock()).clock.now() == 7)
      #expect(container.ledger.all.isEmpty)
      #expect(Poster().clock.now() == 42)
    }
    withContainer(frozen) { #expect(Poster().clock.now() == 7) }
  }

  #if os(macOS) || os(Linux)
  @Test("A24: a default argument without a container stops with the place of the argument")
  func defaultArgumentAlone() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Poster()
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("AcceptanceTests/InjectedTests.swift:"))
  }
  #endif

  @Test("A12: the if-present form is nil without a container, and has the value in one")
  func ifPresent() {
    #expect(Footer().clock == nil)
    withContainer(frozen) { #expect(Footer().clock?.now() == 7) }
  }

  @Test("A15: a Sendable class holds an injected value by a let, which 8 threads may read")
  func sendableHolder() {
    let job = withContainer(frozen) { Job() }
    onThreads(8) { _ in #expect(job.clock().now() == 7) }
  }
}
