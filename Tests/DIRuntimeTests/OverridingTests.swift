// SPDX-License-Identifier: MIT

@_spi(Generated) import DIRuntime
import Testing

@Suite("A container made by overriding")
struct OverridingTests {
  @Test("has its own of what is overridden, and of all that needs it")
  func own() throws {
    let base = Container.forms()
    let scope = base.overriding { $0.override(.clock) { _ in FrozenClock() } }
    #expect(scope.clock.now() == 7)
    #expect(scope.session.clock.now() == 7)
    #expect(try scope.onFlaky.flaky.clock.now() == 7)
    #expect(scope.journal.note.clock.now() == 7)
    #expect(scope.store.clock.now() == 7)
    #expect(try scope.room(house: "red", number: 1).house.clock.now() == 7)
    #expect(scope.desk.provider().clock.now() == 7)
    #expect(scope.session === scope.session)
    #expect(try scope.room(house: "red", number: 1) === scope.room(house: "red", number: 1))
  }

  @Test("leaves no trace in the other one", arguments: [true, false])
  func noTrace(builtBefore: Bool) throws {
    let base = Container.forms()
    if builtBefore { _ = (base.session, base.journal, base.house(name: "red")) }
    let scope = base.overriding { $0.override(.clock) { _ in FrozenClock() } }
    #expect(scope.session.clock.now() == 7)
    #expect(scope.journal.note.clock.now() == 7)
    #expect(scope.house(name: "red").clock.now() == 7)
    #expect(base.clock.now() == 42)
    #expect(base.session.clock.now() == 42)
    #expect(base.journal.note.clock.now() == 42)
    #expect(base.house(name: "red").clock.now() == 42)
  }

  @Test("shares everything else, whoever asks first", arguments: [true, false])
  func shared(baseFirst: Bool) throws {
    let base = Container.forms()
    let scope = base.overriding { $0.override(.clock) { _ in FrozenClock() } }
    let (one, other) = baseFirst ? (base, scope) : (scope, base)
    #expect(one.chicken === other.chicken)
    #expect(one.plain === other.plain)
    #expect(one.settings === other.settings)
    #expect(scope.chicken.egg.value === base.egg)
    let ticket = try one.ticket
    #expect(try other.ticket === ticket)
    #expect(one._view.plain === other._view.plain)
  }

  @Test("shares keyed and weak values that do not need what is overridden")
  func sharedForms() throws {
    let base = Container.forms()
    let scope = base.overriding { $0.override(.version) { _ in 2 } }
    #expect(scope.house(name: "red") === base.house(name: "red"))
    #expect(try scope.room(house: "red", number: 1) === base.room(house: "red", number: 1))
    let store = scope.store
    #expect(base.store as AnyObject === store as AnyObject)
    #expect(scope.plain.name == "2")
    #expect(base.plain.name == "1")
  }

  @Test("follows what is needed later, and overridden transients")
  func deferred() {
    let base = Container.forms()
    let scope = base.overriding { $0.override(.egg) { c in c.original(.egg) } }
    #expect(scope.chicken !== base.chicken)
    #expect(scope.chicken.egg.value === scope.egg)
    #expect(scope.egg !== base.egg)
    let notes = base.overriding { $0.override(.note) { _ in Note(clock: FrozenClock(), text: "over") } }
    #expect(notes.journal.note.text == "over")
    #expect(notes.desk.lazy.value.text == "over")
    #expect(notes.clock as AnyObject === base.clock as AnyObject)
    #expect(base.journal.note.text == "")
  }

  @Test("has its own of what gets the container, and of what an override built")
  func unknown() {
    let base = Container.forms { $0.override(.plain) { c in Link(name: "\(c.settings.value.names)") } }
    let scope = base.overriding { $0.override(.settings) { _ in Box(Settings(names: ["Ada"])) } }
    #expect(scope.router !== base.router)
    #expect(scope.router.container === scope._view)
    #expect(scope.plain.name == "[\"Ada\"]")
    #expect(base.plain.name == "[]")
    #expect(scope.chicken === base.chicken)
  }

  @Test(
    "keeps what an injected property has read, though something behind that turns out to ask for the container"
  )
  func askedLater() {
    let base = Container(_plan: mapsPlan)
    let scope = base.overriding { $0.override(.compass) { _ in Compass() } }
    let injected = Injected(.atlas, from: scope)
    let first = injected.wrappedValue
    _ = first.map.value
    #expect(injected.wrappedValue === first)
    #expect(scope._kept(.atlas) === first)
  }

  @Test(
    "keeps what a look-up by type has found, though something behind that turns out to ask for the container")
  func askedLaterByType() throws {
    let base = Container(_plan: mapsPlan)
    let scope = base.overriding { $0.override(.compass) { _ in Compass() } }
    let first = try scope.dynamic.resolve(Globe.self)
    #expect(first === base._kept(.globe))
    _ = first.chart.value
    #expect(try scope.dynamic.resolve(Globe.self) === first)
    #expect(scope._kept(.globe) === first)
  }

  @Test("names what it shares once where that cannot be had")
  func closedBelow() async throws {
    let base = Container(_plan: mapsPlan)
    let scope = base.overriding { $0.override(.compass) { _ in Compass() } }
    try await base.close()
    do {
      _ = try scope.dynamic.resolve(Compass.self)
      let globe = DynamicContainer(fallback: [scope.dynamic]).register { r in "\(try r.resolve(Scale.self))" }
      _ = try globe.resolve(String.self)
      Issue.record("nothing was thrown")
    } catch DynamicError.closed(let key, let route) {
      #expect(key == DynamicKey(Scale.self))
      #expect(route == ["String"])
    }
  }

  @Test("keeps what it has waited for, though something behind that turns out to ask for the container")
  func askedLaterAsync() async {
    let base = Container(_plan: mapsPlan)
    let scope = base.overriding { $0.override(.compass) { _ in Compass() } }
    let first = await scope._keptAsync(.almanac)
    let fromBase = await base._keptAsync(.almanac)
    #expect(first === fromBase)
    _ = first.tide.value
    let second = await scope._keptAsync(.almanac)
    #expect(second === first)
  }

  @Test("keeps keyed and weak values, though something behind them turns out to ask for the container")
  func askedLaterForms() {
    let base = Container(_plan: mapsPlan)
    let scope = base.overriding { $0.override(.compass) { _ in Compass() } }
    let make = { @Sendable (c: Container) in Atlas(map: Lazy(_of: c, kept: .coast)) }
    let keyed = scope._keyed(.page, by: 1, make)
    let weak = scope._weak(.folio)
    _ = (keyed.map.value, weak.map.value)
    #expect(scope._keyed(.page, by: 1, make) === keyed)
    #expect(scope._weak(.folio) === weak)
  }

  @Test("that overrides nothing shares everything")
  func nothing() {
    let base = Container.forms { $0.override(.clock) { _ in FrozenClock() } }
    let scope = base.overriding { _ in }
    #expect(scope !== base)
    #expect(scope.router === base.router)
    #expect(scope.session === base.session)
    #expect(scope.note.clock as AnyObject === base.clock as AnyObject)
  }

  @Test("may be overridden again: the inner one wins, the rest goes on")
  func levels() {
    let base = Container.forms { $0.override(.version) { _ in 2 } }
    let middle = base.overriding { $0.override(.clock) { _ in FrozenClock() } }
    let inner = middle.overriding { $0.override(.version) { _ in 3 } }
    #expect([base.version, middle.version, inner.version] == [2, 2, 3])
    #expect([base.clock.now(), middle.clock.now(), inner.clock.now()] == [42, 7, 7])
    #expect([base.plain.name, middle.plain.name, inner.plain.name] == ["2", "2", "3"])
    #expect(inner.chicken === base.chicken)
    #expect(inner.note.clock.now() == 7)
  }

  @Test("owns the other one")
  func owning() {
    var base: Container? = Container.forms()
    let itself = WeakReference(base!)
    var scope: Container? = base!.overriding { $0.override(.clock) { _ in FrozenClock() } }
    let plain = base!.plain
    base = nil
    #expect(itself.object != nil)
    #expect(scope!.plain === plain)
    scope = nil
    #expect(itself.object == nil)
  }

  @Test("frees what is its own when it is dropped")
  func frees() {
    let base = Container.forms()
    var scope: Container? = base.overriding { $0.override(.clock) { _ in FrozenClock() } }
    let session = WeakReference(scope!.session)
    let plain = WeakReference(scope!.plain)
    scope = nil
    #expect(session.object == nil)
    #expect(plain.object === base.plain)
  }

  @Test("from a view does not own what it shares, and builds its own when that is gone")
  func fromView() {
    var base: Container? = Container.forms()
    let scope = base!._view.overriding { $0.override(.clock) { _ in FrozenClock() } }
    let itself = WeakReference(base!)
    #expect(scope.plain === base!.plain)
    base = nil
    #expect(itself.object == nil)
    #expect(scope.chicken === scope.chicken)
    #expect(scope.session.clock.now() == 7)
  }

  @Test("of modules that say nothing about needs shares nothing")
  func withoutNeeds() {
    let base = Container(_plan: silentPlan)
    let scope = base.overriding { $0.override(.silent) { _ in Link(name: "over") } }
    #expect(scope.silentUser !== base.silentUser)
    #expect(scope.silentUser.name == "over user")
  }

  @Test("finds names that are no plain identifiers, and needs that nobody has heard of")
  func names() {
    let base = Container(_plan: namesPlan)
    let spaced = base.overriding { $0.override(.spaced) { _ in Link(name: "over") } }
    #expect(spaced.spacedUser.name == "over user")
    #expect(spaced.strange !== base.strange)
    #expect(spaced.apart === base.apart)
    let apart = base.overriding { $0.override(.apart) { _ in Link(name: "over") } }
    #expect(apart.spaced !== base.spaced)
    #expect(apart.spacedUser !== base.spacedUser)
    #expect(apart.strange !== base.strange)
  }

  @Test("builds its own once where 8 threads ask both at once", arguments: 0..<4)
  func contention(round: Int) async {
    for _ in 0..<40 {
      let base = Container.forms()
      let scope = base.overriding { $0.override(.clock) { _ in FrozenClock() } }
      let seen = await race(8) { number in
        let mine = number.isMultiple(of: 2) ? base : scope
        return [ObjectIdentifier(mine.plain), ObjectIdentifier(mine.session), ObjectIdentifier(mine.egg)]
      }
      #expect(Set(seen.map { $0[0] }).count == 1)
      #expect(Set(seen.map { $0[1] }).count == 2)
      #expect(Set(seen.map { $0[2] }).count == 1)
    }
  }
}

// Modules that say little, or odd things, about what their providers need.

private let silentBase = _SlotBase()
private let silentPlan = _Plan { $0.register("Silent", slots: 2, base: silentBase) }

private let namesBase = _SlotBase()
private let namesPlan = _Plan { plan in
  plan.register(
    "Names", slots: 4, base: namesBase,
    needs: """
      `a: b`:
      user: `a: b`
      strange: Nobody.knows
      apart:
      """)
}

extension Container {
  fileprivate var silent: Link { _kept(.silent) }
  fileprivate var silentUser: Link { _kept(.silentUser) }
  fileprivate var spaced: Link { _kept(.spaced) }
  fileprivate var spacedUser: Link { _kept(.spacedUser) }
  fileprivate var strange: Link { _kept(.strange) }
  fileprivate var apart: Link { _kept(.apart) }
}

extension Key where Maker == @Sendable (Container) -> Link {
  fileprivate static var silent: Self { silentBase.key(0, { _ in Link(name: "silent") }) }
  fileprivate static var silentUser: Self {
    silentBase.key(1, { c in Link(name: c.silent.name + " user") })
  }
  fileprivate static var spaced: Self { namesBase.key(0, { _ in Link(name: "spaced") }) }
  fileprivate static var spacedUser: Self { namesBase.key(1, { c in Link(name: c.spaced.name + " user") }) }
  fileprivate static var strange: Self { namesBase.key(2, { _ in Link(name: "strange") }) }
  fileprivate static var apart: Self { namesBase.key(3, { _ in Link(name: "apart") }) }
}

private final class Compass: Sendable {}

private final class Scale: Sendable {}

private final class Map: Sendable {}

private final class Atlas: Sendable {
  let map: Lazy<Map>
  init(map: Lazy<Map>) { self.map = map }
}

private final class Globe: Sendable {
  let chart: Lazy<Map>
  init(chart: Lazy<Map>) { self.chart = chart }
}

private final class Almanac: Sendable {
  let tide: Lazy<Map>
  init(tide: Lazy<Map>) { self.tide = tide }
}

private func drawMap(_ c: Container) -> Map {
  _ = Container.current
  return Map()
}

extension Key where Maker == @Sendable (Container) -> Atlas {
  fileprivate static var atlas: Self { mapsBase.key(0) { c in Atlas(map: Lazy(_of: c, kept: .map)) } }
  fileprivate static var page: Self { mapsBase.key(7) { c in Atlas(map: Lazy(_of: c, kept: .coast)) } }
  fileprivate static var folio: Self {
    mapsBase.key(8, { c in Atlas(map: Lazy(_of: c, kept: .coast)) }, lifetime: .weak)
  }
}

// Each has a map of its own, for that one alone tells that it asks, and once for all tests.
extension Key where Maker == @Sendable (Container) -> Map {
  fileprivate static var map: Self { mapsBase.key(1, drawMap) }
  fileprivate static var chart: Self { mapsBase.key(4, drawMap) }
  fileprivate static var tide: Self { mapsBase.key(6, drawMap) }
  fileprivate static var coast: Self { mapsBase.key(9, drawMap) }
}

extension Key where Maker == @Sendable (Container) -> Compass {
  fileprivate static var compass: Self { mapsBase.key(2) { _ in Compass() } }
}

extension Key where Maker == @Sendable (Container) -> Globe {
  fileprivate static var globe: Self { mapsBase.key(3) { c in Globe(chart: Lazy(_of: c, kept: .chart)) } }
}

extension Key where Maker == @Sendable (Container) -> Scale {
  fileprivate static var scale: Self { mapsBase.key(10) { _ in Scale() } }
}

extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async -> Almanac {
  fileprivate static var almanac: Self {
    mapsBase.asyncKey(5) { c in Almanac(tide: Lazy(_of: c, kept: .tide)) }
  }
}

private let mapsBase = _SlotBase()
private let mapsPlan = _Plan { plan in
  plan.register(
    "Maps", slots: 11, base: mapsBase,
    needs: """
      atlas: map
      map:
      compass:
      globe: chart
      chart:
      almanac: tide
      tide:
      page: coast
      folio: coast
      coast:
      scale:
      """)
  plan.list { (entries: inout _DynamicEntries) in
    entries.add(.globe)
    entries.add(.compass)
    entries.add(.scale)
  }
}
