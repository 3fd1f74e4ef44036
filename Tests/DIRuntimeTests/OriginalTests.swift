// SPDX-License-Identifier: MIT

@_spi(Generated) import DIRuntime
import Testing

@Suite("Original and fresh")
struct OriginalTests {
  @Test("original is what an override replaces")
  func original() throws {
    let container = Container.forms {
      $0.override(.titled) { c, text in c.original(.titled, text + "!") }
      $0.override(.clock) { c in LaterClock(than: c.original(.clock)) }
      $0.override(.room) { c, house, number throws(Failure) in
        try c.original(.room, house, number - 10)
      }
    }
    #expect(container.titled("Hi").text == "Hi!")
    #expect(container.titled("Hi").clock.now() == 43)
    #expect(try container.room(house: "red", number: 11).number == Checked(1))
    #expect(throws: Failure.failed(-9)) { try container.room(house: "red", number: 1) }
  }

  @Test("original goes down one level at a time, also when it is asked for later")
  func levels() {
    let later = Shared<Container?>(nil)
    let base = Container.forms { $0.override(.titled) { c, text in c.original(.titled, text + "1") } }
    let middle = base.overriding {
      $0.override(.titled) { c, text in
        later.withLock { $0 = c }
        return c.original(.titled, text + "2")
      }
    }
    let inner = middle.overriding { $0.override(.titled) { c, text in c.original(.titled, text + "3") } }
    #expect(inner.titled("").text == "321")
    // The container that the override in the middle was given is like any other, except for `original` there.
    let kept = later.withLock { $0 }!
    #expect(kept.original(.titled, "").text == "1")
    #expect(kept.titled("").text == "321")
    #expect(kept.router === inner.router)
    #expect(kept._view === inner._view)
    #expect(middle.titled("").text == "21")
    #expect(base.titled("").text == "1")
    #expect(inner.original(.titled, "").text == "21")
    #expect(Container.forms().original(.titled, "x").text == "x")
  }

  @Test("original of the later of two overrides of one container is not the earlier")
  func twice() {
    let base = Container.forms { $0.override(.titled) { c, text in c.original(.titled, text + "1") } }
    let scope = base.overriding {
      $0.override(.titled) { c, text in c.original(.titled, text + "2") }
      $0.override(.titled) { c, text in c.original(.titled, text + "3") }
    }
    #expect(scope.titled("").text == "31")
  }

  @Test("original passes errors of every layout through several levels")
  func errors() throws {
    let base = Container.forms {
      $0.override(.room) { c, house, number throws(Failure) in
        if number == 0 { throw .failed(1) }
        return try c.original(.room, house, number)
      }
      $0.override(.ticket) { c throws(Failure) in throw .failed(5) }
    }
    let scope = base.overriding {
      $0.override(.room) { c, house, number throws(Failure) in try c.original(.room, house, number - 1) }
      $0.override(.ticket) { c throws(Failure) in try c.original(.ticket) }
    }
    #expect(throws: Failure.failed(1)) { try scope.room(house: "red", number: 1) }
    #expect(throws: Failure.failed(-1)) { try scope.room(house: "red", number: 0) }
    #expect(try scope.room(house: "red", number: 2).number == Checked(1))
    #expect(throws: Failure.failed(5)) { try scope.ticket }
  }

  @Test("fresh builds anew, by the override, and leaves what is kept")
  func fresh() throws {
    let container = Container.forms { $0.override(.clock) { _ in FrozenClock() } }
    let session = container.session
    let fresh = container.fresh(.session)
    #expect(fresh !== session)
    #expect(fresh.clock as AnyObject === container.clock as AnyObject)
    #expect(container.session === session)
    #expect(container.fresh(.clock).now() == 7)
    let house = container.house(name: "red")
    #expect(container.fresh(.house, "red") !== house)
    #expect(container.house(name: "red") === house)
    #expect(try container.fresh(.room, "red", 1).house === house)
    #expect(throws: Failure.failed(-1)) { try container.fresh(.room, "red", -1) }
  }

  @Test("fresh keeps nothing")
  func freshFirst() {
    let container = Container.forms()
    let fresh = WeakReference(container.fresh(.plain))
    #expect(fresh.object == nil)
    #expect(container._view.fresh(.plain) !== container.plain)
  }
}

private struct LaterClock: Clock {
  let clock: any Clock
  init(than clock: any Clock) { self.clock = clock }
  func now() -> Int { clock.now() + 1 }
}
