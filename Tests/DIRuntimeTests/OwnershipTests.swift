// SPDX-License-Identifier: MIT

@_spi(Generated) import DIRuntime
import Testing

// A module with more slots than the others, whose values have no accessors.
private let manyBase = _SlotBase()
private struct AnyWeak { weak var object: Link? }
private let manyPlan = _Plan { $0.register("Many", slots: 21, base: manyBase) }

@Suite("Ownership")
struct OwnershipTests {
  @Test("A dropped container frees what it keeps, also where that holds the container's view")
  func frees() {
    var container: Container? = Container()
    let session = WeakReference(container!.session)
    let clock = WeakReference(container!.clock as AnyObject)
    let link = WeakReference(container!.wide.link)
    let view = WeakReference(container!.session.container)
    let itself = WeakReference(container!)
    #expect(session.object != nil && clock.object != nil && link.object != nil && view.object != nil)
    container = nil
    #expect(itself.object == nil)
    #expect(session.object == nil)
    #expect(clock.object == nil)
    #expect(link.object == nil)
    #expect(view.object == nil)
  }

  @Test("A dropped container frees what it keeps, whichever slots that is in", arguments: 0..<21)
  func freesEverySlot(slot: Int) {
    func key(_ slot: Int) -> Key<@Sendable (Container) -> Link> {
      manyBase.key(slot, { (_: Container) in Link(name: "") }, "link")
    }
    for slots in [[slot], Array(slot..<21), Array(0...slot).reversed()] {
      var container: Container? = Container(_plan: manyPlan)
      let links = slots.map { AnyWeak(object: container!._kept(key($0))) }
      #expect(links.allSatisfy { $0.object != nil })
      container = nil
      #expect(links.allSatisfy { $0.object == nil })
    }
  }

  @Test("A dropped container frees its override closures", arguments: [true, false])
  func freesOverrides(used: Bool) {
    var captured: Link? = Link(name: "captured")
    let link = WeakReference(captured!)
    var container: Container? = Container { [captured] in
      $0.override(.first) { c in
        // A second closure that holds the view, in a value that is kept.
        _ = c.session
        return captured!
      }
    }
    captured = nil
    if used { #expect(container!.first === link.object) }
    #expect(link.object != nil)
    container = nil
    #expect(link.object == nil)
  }

  @Test("What the user holds stays")
  func held() {
    var container: Container? = Container()
    let clock = container!.clock
    let itself = WeakReference(container!)
    container = nil
    #expect(itself.object == nil)
    #expect(clock.now() == 42)
  }

  @Test("A value may use its view while it is freed", .enabled(if: buildsWhatIsGone))
  func farewell() {
    var container: Container? = Container { $0.override(.clock) { _ in FrozenClock() } }
    let view = container!.farewell.container
    _ = container!.clock
    container = nil
    #expect(Farewell.heard.withLock { $0[ObjectIdentifier(view)] } == 7)
  }
}

@Suite("Views")
struct ViewTests {
  @Test("are one per container, and their own views")
  func identity() async {
    let container = Container()
    let view = container._view
    #expect(view !== container)
    #expect(container._view === view)
    #expect(view._view === view)
    #expect(container.session.container === view)
    let fresh = Container()
    #expect(Set(await race(8) { _ in ObjectIdentifier(fresh._view) }).count == 1)
  }

  @Test("give what their owner keeps, whoever asks first")
  func forwarding() throws {
    let container = Container()
    let view = container._view
    #expect(view.session === container.session)
    #expect(container.clock as AnyObject === view.clock as AnyObject)
    #expect(try view.flaky === container.flaky)
    #expect(view.greeter(greeting: "Hi").session === container.session)
  }

  @Test(
    "that outlive their owner build, with its overrides, and keep nothing", .enabled(if: buildsWhatIsGone))
  func outliving() {
    let builds = Counter()
    var container: Container? = Container {
      $0.override(.clock) { _ in
        builds.increment()
        return FrozenClock()
      }
      $0.override(.flaky) { _ throws(Failure) in throw .failed(5) }
    }
    let view = container!._view
    _ = container!.clock
    container = nil
    let session = view.session
    #expect(session.clock.now() == 7)
    #expect(session.container === view)
    #expect(view.session !== session)
    #expect(builds.count == 3)
    #expect(throws: Failure.failed(5)) { try view.onFlaky }
    #expect(view.greeter(greeting: "Hi").session.clock.now() == 7)
  }

  @Test(
    "that outlive their owner own what they hand out no longer than it is held",
    .enabled(if: buildsWhatIsGone))
  func outlivingFrees() {
    let view = Container()._view
    let session = WeakReference(view.session)
    let link = WeakReference(view.wide.link)
    #expect(session.object == nil)
    #expect(link.object == nil)
  }

  @Test("may be asked while their owner is dropped", .enabled(if: buildsWhatIsGone))
  func racingDrop() async {
    for _ in 0..<50 {
      let owner = Owner(Container())
      let view = owner.container!._view
      let times = await race(4) { number in
        if number == 0 { owner.drop() }
        return view.session.clock.now()
      }
      #expect(times == [42, 42, 42, 42])
    }
  }
}
