// SPDX-License-Identifier: MIT

@_spi(Generated) import DIRuntime
import Testing

// The generator's output for a singleton of several types, by hand: the module "Shelves". One value is kept for
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
  fileprivate var weakShelf: any Shelf { _weak(.weakShelf) }
  fileprivate var weakRack: any Rack { _weak(.weakRack) }
  fileprivate func injecting(fails: Bool) throws(Failure) -> Injecting { try buildInjecting(self, fails) }
}

extension Key where Maker == @Sendable (Container) -> any Shelf {
  fileprivate static var shelf: Self { shelvesBase.key(0, buildShelf) }
}

extension Key where Maker == @Sendable (Container) -> any Rack {
  fileprivate static var rack: Self { shelvesBase.key(1, buildRack) }
}

extension Key where Maker == @Sendable (Container) -> Board {
  fileprivate static var _shared: Self { shelvesBase.key(2, buildShared) }
  fileprivate static var _weakShared: Self { shelvesBase.key(5, buildShared, lifetime: .weak) }
}

extension Key where Maker == @Sendable (Container) -> any Shelf {
  fileprivate static var weakShelf: Self { shelvesBase.key(3, buildWeakShelf, lifetime: .weak) }
}

extension Key where Maker == @Sendable (Container) -> any Rack {
  fileprivate static var weakRack: Self { shelvesBase.key(4, buildWeakRack, lifetime: .weak) }
}

private func buildShelf(_ c: Container) -> any Shelf {
  c._isFresh(shelvesBase, 0) ? buildShared(c) : c._kept(._shared)
}
private func buildRack(_ c: Container) -> any Rack {
  c._isFresh(shelvesBase, 1) ? buildShared(c) : c._kept(._shared)
}
private func buildWeakShelf(_ c: Container) -> any Shelf {
  c._isFresh(shelvesBase, 3) ? buildShared(c) : c._weak(._weakShared)
}
private func buildWeakRack(_ c: Container) -> any Rack {
  c._isFresh(shelvesBase, 4) ? buildShared(c) : c._weak(._weakShared)
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
  plan.register("Shelves", slots: 6, base: shelvesBase, needs: shelvesNeeds)
}

private let shelvesNeeds: StaticString = """
  shelf: _shared
  rack: _shared
  _shared: App.clock
  weakShelf: _weakShared
  weakRack: _weakShared
  _weakShared: App.clock
  """

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

  @Test("D10: a fresh one has what its override asks for beside it as it is kept")
  func beside() {
    let racks = Shared<[any Rack]>([])
    let container = Container.shelves {
      $0.override(.shelf) { c in
        let rack = c.rack
        racks.withLock { $0.append(rack) }
        return c.original(.shelf)
      }
    }
    #expect(container.fresh(.shelf) as AnyObject !== container.rack as AnyObject)
    #expect(container.shelf as AnyObject === container.rack as AnyObject)
    #expect(racks.withLock { $0.allSatisfy { $0 === container.rack } })
  }

  @Test("D10: asking for a fresh one does not make another container's kept one fresh")
  func otherContainer() {
    let other = Container.shelves()
    let container = Container.shelves { $0.override(.shelf) { _ in other.shelf } }
    #expect(container.fresh(.shelf) as AnyObject === other.rack as AnyObject)
  }

  @Test("D10: one that an override of another container asks for is new as well")
  func freshForAnother() {
    let other = Container.shelves()
    let container = Container.shelves { $0.override(.shelf) { _ in other.fresh(.shelf) } }
    #expect(container.shelf as AnyObject !== other.rack as AnyObject)
    #expect(container.shelf === container.shelf)
  }

  @Test("weak: one value for both types, while somebody holds it")
  func weak() {
    let container = Container.shelves()
    let shelf = container.weakShelf
    #expect(container.weakRack as AnyObject === shelf as AnyObject)
    #expect(container.fresh(.weakRack) as AnyObject !== shelf as AnyObject)
    #expect(container._view.weakRack as AnyObject === shelf as AnyObject)
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
