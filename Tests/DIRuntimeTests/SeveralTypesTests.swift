// SPDX-License-Identifier: MIT

import DIRuntime
import Testing

// What the generator writes for a singleton of several types, by hand: the module "Shelves". One value is kept for
// both, and each type has a slot that holds it.

protocol Shelf: AnyObject, Sendable { var clock: any Clock { get } }
protocol Rack: AnyObject, Sendable {}

final class Board: Shelf, Rack {
  let clock: any Clock
  init(clock: any Clock) { self.clock = clock }
}

final class Injecting: Sendable {
  let clock = Injected(.clock)
  init(fails: Bool) throws(Failure) { if fails { throw .failed(1) } }
}

extension Container {
  fileprivate static func shelves(_ overrides: (inout Overrides) -> Void = { _ in }) -> Container {
    Container(_plan: shelvesPlan, overrides)
  }

  fileprivate var shelf: any Shelf { _kept(.shelf) }
  fileprivate var rack: any Rack { _kept(.rack) }
  fileprivate func injecting(fails: Bool) throws(Failure) -> Injecting { try buildInjecting(self, fails) }
}

extension Key where Maker == @Sendable (Container) -> any Shelf {
  fileprivate static var shelf: Self { Self(shelvesBase, 0, buildShelf) }
}

extension Key where Maker == @Sendable (Container) -> any Rack {
  fileprivate static var rack: Self { Self(shelvesBase, 1, buildRack) }
}

extension Key where Maker == @Sendable (Container) -> Board {
  fileprivate static var _shared: Self { Self(shelvesBase, 2, buildShared) }
}

private func buildShelf(_ c: Container) -> any Shelf {
  c._isFresh(shelvesBase, 0) ? buildShared(c) : c._kept(._shared)
}
private func buildRack(_ c: Container) -> any Rack {
  c._isFresh(shelvesBase, 1) ? buildShared(c) : c._kept(._shared)
}
private func buildShared(_ c: Container) -> Board { Board(clock: c.clock) }
private func buildInjecting(_ c: Container, _ fails: Bool) throws(Failure) -> Injecting {
  try c._asCurrent { () throws(Failure) -> Injecting in
    try Injecting(fails: fails)
  }
}

private let shelvesBase = _SlotBase()
private let shelvesPlan = _Plan { plan in
  tieLib(&plan)
  tieApp(&plan)
  plan.tie("Shelves", slots: 3, base: shelvesBase, needs: "shelf: _shared\nrack: _shared\n_shared: App.clock")
}

@Suite("One value for several types")
struct SeveralTypesTests {
  @Test("D10: a fresh one is new, whether or not one is kept, and leaves that alone")
  func fresh() {
    let container = Container.shelves()
    let early = container.fresh(.shelf)
    #expect(early !== container.shelf)
    #expect(container.shelf as AnyObject === container.rack as AnyObject)
    let late = container.fresh(.rack)
    #expect(late !== container.rack)
    #expect(container.shelf as AnyObject === container.rack as AnyObject)
    #expect(early.clock as AnyObject === container.clock as AnyObject)
  }

  @Test("D10: a fresh one is one only: what its override asks for beside it is kept")
  func beside() {
    let others = Counter()
    let container = Container.shelves {
      $0.override(.shelf) { c in
        let new = c.original(.shelf)
        if c.original(.shelf) as AnyObject === c.rack as AnyObject { others.increment() }
        return new
      }
    }
    #expect(container.fresh(.shelf) as AnyObject !== container.rack as AnyObject)
    #expect(others.count == 1)
    #expect(container.shelf as AnyObject === container.rack as AnyObject)
  }

  @Test("D10: asking for a fresh one does not make another container's kept one fresh")
  func otherContainer() {
    let other = Container.shelves()
    let container = Container.shelves { $0.override(.shelf) { _ in other.shelf } }
    #expect(container.fresh(.shelf) as AnyObject === other.rack as AnyObject)
  }

  @Test("a build of something with injected properties has its container as the current one, and only it")
  func current() throws {
    let container = Container.shelves { $0.override(.clock) { _ in FrozenClock() } }
    #expect(try container.injecting(fails: false).clock().now() == 7)
    let other = try withContainer(Container.shelves()) { try container.injecting(fails: false) }
    #expect(other.clock().now() == 7)
    #expect(throws: Failure.failed(1)) { try container.injecting(fails: true) }
  }
}
