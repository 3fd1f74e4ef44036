// SPDX-License-Identifier: MIT

import AcceptanceLibrary
import DIRuntime
import Testing

// Look-ups by a type alone, in the modules of a program.

final class Workshop {
  @Injected var kit: Kit
  @Injected var clock: any Clock
}

// @provide
final class Stand {
  @Injected(.clock) var clock
}

@Suite("Look-ups by type")
struct LookUpTests {
  @Test("Providers of every module are found by their types")
  func modules() throws {
    let container = Container()
    let found = container.dynamic
    #expect(try found.resolve((any Wearing).self) as AnyObject === container.wearing as AnyObject)
    #expect(try found.resolve(Kit.self).parts.map(\.name) == container.kit.parts.map(\.name))
    #expect(try found.resolve(Frame.self) === container.frame)
    // Both modules have a collection of parts; the target's own is meant.
    #expect(try found.resolve([any Part].self).contains { $0.name == "saddle" })
    #expect(try found.resolve((any Horn).self).sound == "HONK")
  }

  @Test("A23: a property injected by its type alone finds them too, and sees what is overridden")
  func properties() {
    let container = Container { $0.override(.clock) { _ in FrozenClock() } }
    let workshop = withContainer(container) { Workshop() }
    #expect(workshop.clock.now() == 7)
    #expect(workshop.kit.parts.count == container.kit.parts.count)
  }

  @Test("What a container builds has injected properties of that container")
  func builds() {
    let container = Container { $0.override(.clock) { _ in FrozenClock() } }
    withContainer(Container()) { #expect(container.stand.clock.now() == 7) }
    #expect(Container().stand.clock.now() == 42)
  }

  @Test("D10: a fresh value is new for every type of its provider, and in a child; kept ones stay")
  func fresh() throws {
    let container = Container()
    let (opening, market) = (container.opening, container.market)
    #expect(try container.dynamic.fresh((any Opening).self) as AnyObject !== opening as AnyObject)
    #expect(try container.dynamic.fresh(Market.self) !== market)
    #expect(try container.dynamic.resolve((any Closing).self) as AnyObject === opening as AnyObject)
    #expect(container.opening as AnyObject === opening as AnyObject && container.market === market)
    let concert = container.concert(hall: "Gewandhaus")
    let orchestra = try concert.dynamic.fresh(Orchestra.self)
    #expect(orchestra !== concert.orchestra && orchestra.hall == "Gewandhaus")
    #expect(try concert.dynamic.fresh(Tuner.self) !== container.tuner && orchestra.tuner === container.tuner)
  }

  @Test("G7: an override may look up what it overrides in another container; within one that is a cycle")
  func otherContainers() throws {
    let outer = Container()
    let scope = outer.overriding {
      $0.override(.clock) { _ in FrozenClock(time: 1 + (timeFound(in: outer) ?? 0)) }
    }
    #expect(timeFound(in: scope) == 43)
    let root = Container { $0.override(.clock) { _ in FrozenClock(time: 1 + (timeFound(in: scope) ?? 0)) } }
    #expect(timeFound(in: root) == 44)
    let asking = Container { $0.override(.clock) { c in FrozenClock(time: timeFound(in: c) ?? 0) } }
    #expect(timeFound(in: asking) == 0)
  }
}

/// The time of the clock that is found by its type; nil if it needs itself.
private func timeFound(in container: Container) -> Int? {
  do { return try container.dynamic.resolve((any Clock).self).now() } catch DynamicError.cycle {
    return nil
  } catch {
    Issue.record(error)
    return nil
  }
}
