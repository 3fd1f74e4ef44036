// SPDX-License-Identifier: MIT

@_spi(Generated) import DIRuntime
import Testing

@Suite("Plans")
struct PlanTests {
  @Test("Two roots in one process each keep what they know")
  func twoPlans() {
    let app = Container()
    let other = Container(_plan: otherPlan)
    #expect(app.version == 1)
    #expect(other.version == 1)
    #expect(app.clock.now() == 42)
    #expect(other.other === other.other)
    #expect(other.strayGreeting("Ada") == "Stray Ada")
  }

  @Test("A module's slots stay the same however often and from wherever it is tied")
  func tieAgain() async {
    let container = Container()
    let link = container.first
    _ = await race(8) { _ in
      _ = _Plan { plan in
        tieApp(&plan)
        tieApp(&plan)
        tieLib(&plan)
      }
    }
    #expect(container.first === link)
    let late = Container(_plan: _Plan { tieApp(&$0) })
    #expect(late.first !== link)
    #expect(late.first === late.first)
  }

  @Test("A module that 8 threads tie at once has one range of slots", arguments: 0..<raceBases.count)
  func tieAtOnce(index: Int) async {
    let values = await race(8) { number in
      let plan = _Plan { raceBases.tie(index, in: &$0) }
      let container = Container(_plan: plan)
      return raceBases.reads(index, twiceFrom: container)
    }
    #expect(values == Array(repeating: true, count: 8))
  }

  @Test("A plan may be empty, or have modules without slots")
  func empty() {
    #expect(Container(_plan: _Plan { _ in }).strayGreeting("Ada") == "Stray Ada")
    let container = Container(_plan: _Plan { $0.register("Empty", slots: 0, base: emptyBase) })
    #expect(container.strayGreeting("Ada") == "Stray Ada")
    #expect(container._view.strayGreeting("Ada") == "Stray Ada")
  }

  @Test("A key that was stored before its module was tied works afterwards")
  func earlyKey() {
    let key = earlyBase.key(0, { _ in Link(name: "early") }, "early")
    let container = Container(_plan: _Plan { $0.register("Early", slots: 1, base: earlyBase) })
    #expect(container._kept(key) === container._kept(key))
  }
}

private let emptyBase = _SlotBase()
private let earlyBase = _SlotBase()

/// Modules that nothing else ties.
private struct RaceBases: Sendable {
  let count = 3

  func tie(_ index: Int, in plan: inout _Plan) {
    switch index {
    case 0: plan.register("Race0", slots: 4, base: raceBase0)
    case 1: plan.register("Race1", slots: 4, base: raceBase1)
    default: plan.register("Race2", slots: 4, base: raceBase2)
    }
  }

  func reads(_ index: Int, twiceFrom container: Container) -> Bool {
    let make: @Sendable (Container) -> Link = { _ in Link(name: "race") }
    let key =
      switch index {
      case 0: raceBase0.key(3, make)
      case 1: raceBase1.key(3, make)
      default: raceBase2.key(3, make)
      }
    return container._kept(key) === container._kept(key)
  }
}

private let raceBases = RaceBases()
private let raceBase0 = _SlotBase()
private let raceBase1 = _SlotBase()
private let raceBase2 = _SlotBase()
