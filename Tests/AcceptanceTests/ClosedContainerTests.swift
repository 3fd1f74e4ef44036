// SPDX-License-Identifier: MIT

import AcceptanceLibrary
import DIRuntime
import DITesting
import Testing

// Values that a closed container, and containers made from it, still build.

// @provide(singleton, onClose: shut)
final class Gate: Sendable {
  let ledger: Ledger

  init(ledger: Ledger) {
    self.ledger = ledger
    ledger.note("gate")
  }

  func shut() { ledger.note("gate shut") }
}

// @provide
struct Path { let gate: Gate }

// @provide
struct Walk { let path: Path }

// @provide
struct Map { let gate: Lazy<Gate> }

protocol Plant: Sendable {}

// @provide(singleton, into: Plant)
final class Rose: Plant {
  init(gate: Gate) {}
}

// @provide
struct Bouquet { let plants: [any Plant] }

/// Asks the container by itself.
// @provide
struct Maze {
  init(container: Container) { _ = container.gate }
}

/// Asks the container later.
// @provide
struct Fence { let container: Container }

// @container(parent: Container)
struct Garden { let owner: Patron }

// @provide(singleton, in: Garden)
final class Bed: Sendable {
  let owner: Patron
  init(owner: Patron, gate: Gate) { self.owner = owner }
}

// @provide(in: Garden)
struct Border { let bed: Bed }

// @provide(singleton, in: Garden)
final class Sign: Sendable {
  let text: String
  init(owner: Patron) { text = owner.name }
}

// @provide(in: Garden)
struct Letterbox { let owner: Patron }

// @container(parent: Garden)
struct Shed { let tools: Int }

// @provide(singleton, eager, in: Shed)
final class Bench: Sendable {
  let tools: Int
  init(bed: Bed, tools: Int) { self.tools = tools }
}

// @provide(singleton)
final class Well: Sendable {
  init() async {}
}

/// Asks later, by waiting.
// @provide
struct Bucket { let well: @Sendable () async -> Well }

// @container(parent: Garden)
struct Pond { let depth: Int }

// @provide(singleton, eager, in: Pond)
final class Fountain: Sendable {
  init(well: Well) {}
}

private final class Walker {
  @InjectedIfPresent(.path) var path
  @InjectedIfPresent(.walk) var walk
  @InjectedIfPresent var map: Map?
  @InjectedIfPresent(.bouquet) var bouquet
  @InjectedIfPresent(.fence) var fence
}

private final class Owner {
  @Injected(.owner) var owner
  @InjectedIfPresent(.owner) var maybe
}

@Suite("G7: Closed containers")
struct ClosedContainerTests {
  private let ada = Patron(name: "Ada")

  private func closed(_ overrides: (inout Overrides) -> Void = { _ in }) async throws -> Container {
    let container = Container(overrides)
    _ = container.ledger
    try await container.close()
    return container
  }

  private func expectNothingBuilt(by container: Container, for what: Comment, from: Container) {
    let dynamic = container.dynamic
    for _ in 1...2 {
      #expect(throws: DynamicError.self, what) { try dynamic.resolve(Path.self) }
      #expect(throws: DynamicError.self, what) { try dynamic.resolve(Walk.self) }
      #expect(throws: DynamicError.self, what) { try dynamic.fresh(Walk.self) }
      #expect(throws: DynamicError.self, what) { try dynamic.resolve(Map.self) }
      #expect(throws: DynamicError.self, what) { try dynamic.resolve(Bouquet.self) }
      #expect(throws: DynamicError.self, what) { try dynamic.resolveAll(Path.self) }
      #expect(throws: DynamicError.self, what) { try dynamic.resolveIfPresent(Path.self) }
      #expect(throws: DynamicError.self, what) { try dynamic.resolve(or: Path(gate: container.gate)) }
      let walker = withContainer(container) { Walker() }
      let isThere = [walker.path == nil, walker.walk == nil, walker.map == nil, walker.bouquet == nil]
      #expect(isThere == [true, true, true, true] && walker.fence != nil, what)
    }
    #expect(from.ledger.count("gate") == 0, what)
  }

  @Test("A look-up builds nothing that it then does not get, however far from its type")
  func nothing() async throws {
    let container = try await closed()
    let garden = container.garden(owner: ada)
    expectNothingBuilt(by: container, for: "the container", from: container)
    expectNothingBuilt(by: garden, for: "a child", from: container)
    expectNothingBuilt(by: garden.shed(tools: 1), for: "a child of a child", from: container)
    expectNothingBuilt(
      by: container.overriding { $0.override(.password) { "" } }, for: "a scope", from: container)
    expectNothingBuilt(
      by: garden.overriding { _ in }.overriding { _ in }, for: "a scope of a scope", from: container)
    #expect(isClosed(to: "Gate", by: ["Border", "bed", "Gate"]) { try garden.dynamic.resolve(Border.self) })
    #expect(throws: DynamicError.self) { try garden.shed(tools: 1).dynamic.resolve(Bench.self) }
    #expect(container.ledger.count("gate") == 0)
  }

  @Test("What an override that takes the container may need counts, and nothing for one that does not")
  func overridden() async throws {
    let container = try await closed {
      $0.override(.path) { c in Path(gate: c.gate) }
      $0.override(.bouquet) { Bouquet(plants: []) }
    }
    #expect(throws: DynamicError.self) { try container.dynamic.resolve(Walk.self) }
    #expect(try container.dynamic.resolve(Bouquet.self).plants.isEmpty)
    #expect(container.ledger.count("gate") == 0)
  }

  @Test("What registered factories look up counts, and they may use what is there")
  func registered() async throws {
    let container = try await closed()
    container.dynamic
      .register(Path.self) { r in Path(gate: try r.resolve()) }
      .register(Int.self, name: "gates") { r in try r.resolve(Ledger.self).count("gate") }
    #expect(isClosed(to: "Gate", by: ["Path", "Gate"]) { try container.dynamic.resolve(Path.self) })
    #expect(try container.dynamic.resolve(Int.self, name: "gates") == 0)
  }

  @Test("What a provider asks the container for by itself is closed again, each time")
  func askedByItself() async throws {
    let container = try await closed()
    for _ in 1...3 {
      #expect(isClosed(to: "Gate", by: ["Maze", "Gate"]) { try container.dynamic.resolve(Maze.self) })
    }
    let garden = container.garden(owner: ada)
    #expect(throws: DynamicError.self) { try garden.dynamic.resolve(Maze.self) }
    while container.ledger.count("gate shut") < 4 { await Task.yield() }
    #expect(container.ledger.count("gate") == 4)
    try await container.close()
    #expect(container.ledger.count("gate shut") == 4)
  }

  @Test("What needs only what is built goes on, by type too")
  func goesOn() async throws {
    let container = Container()
    let gate = container.gate
    try await container.close()
    #expect(try container.dynamic.resolve(Walk.self).path.gate === gate)
    #expect(try container.dynamic.resolve(Map.self).gate.value === gate)
    #expect(try container.dynamic.resolve(Fence.self).container.ledger.count("gate") == 1)
    #expect(try container.garden(owner: ada).dynamic.resolve(Border.self).bed.owner.name == "Ada")
  }

  @Test("What a child was made with is there after it is closed, with overrides and without")
  func inputs() async throws {
    for container in [Container(), Container { $0.override(.password) { "" } }] {
      for garden in [container.garden(owner: ada), container.garden(owner: ada).overriding { _ in }] {
        _ = garden.sign
        try await garden.close()
        #expect(garden.owner.name == "Ada" && garden.letterbox.owner.name == "Ada")
        #expect(try garden.dynamic.resolve(Patron.self).name == "Ada")
        #expect(try garden.dynamic.resolve(Letterbox.self).owner.name == "Ada")
        #expect(garden.fresh(.owner).name == "Ada")
        let owner = withContainer(garden) { Owner() }
        #expect(owner.owner.name == "Ada" && owner.maybe?.name == "Ada")
        let shed = garden.shed(tools: 3)
        try await shed.close()
        #expect(shed.owner.name == "Ada" && shed.tools == 3)
      }
    }
  }

  @Test(
    "What a closed child has not built it does not build, nor does it lack what another container shares with it"
  )
  func bed() async throws {
    let (garden, other) = (Container().garden(owner: ada), Container().garden(owner: ada))
    let scope = other.overriding { _ in }
    try await garden.close()
    try await scope.close()
    #expect(isClosed(to: "Bed", by: ["Bed"]) { try garden.dynamic.resolve(Bed.self) })
    #expect(isClosed(to: "Bed", by: ["Border", "Bed"]) { try garden.dynamic.resolve(Border.self) })
    #expect(scope.border.bed === other.bed)
  }

  @Test("What a child was made with may be overridden, and then is built as the rest")
  func overriddenInputs() async throws {
    let garden = Container { $0.override(.owner) { _ in Patron(name: "Bea") } }.garden(owner: ada)
    #expect(garden.owner.name == "Bea")
    try await garden.close()
    #expect(garden.owner.name == "Bea" && garden.letterbox.owner.name == "Bea")
  }

  @Test("Warming up throws where a container below is closed, and builds nothing")
  func warmingUp() async throws {
    let container = try await closed()
    let shed = container.garden(owner: ada).shed(tools: 1)
    await #expect(throws: CancellationError.self) { try await shed.warmUp() }
    await #expect(throws: CancellationError.self) {
      try await container.overriding { $0.override(.password) { "" } }.warmUp()
    }
    #expect(container.ledger.count("gate") == 0)
    let open = Container()
    let garden = open.garden(owner: ada)
    _ = garden.bed
    try await open.close()
    let other = garden.shed(tools: 2)
    try await other.warmUp()
    #expect(other.bench.tools == 2)
  }

  @Test("So it does where that has to be waited for, and a look-up needs nothing that can only be waited for")
  func waitedFor() async throws {
    let (container, open) = (try await closed(), Container())
    await #expect(throws: CancellationError.self) {
      try await container.garden(owner: ada).pond(depth: 1).warmUp()
    }
    #expect(throws: Never.self) { try container.dynamic.resolve(Bucket.self) }
    _ = await open.well
    try await open.close()
    try await open.garden(owner: ada).pond(depth: 1).warmUp()
  }

  @Test(
    "E6: a strict test builds nothing that its child container was made with",
    .container(Container().garden(owner: Patron(name: "Ada"))), .strict { $0.allow(.sign) })
  func strict() throws {
    let garden = try GardenContainer.ofTest()
    #expect(garden.sign.text == "Ada" && garden.owner.name == "Ada")
    #expect(try garden.dynamic.resolve(Patron.self).name == "Ada")
    #expect(Owner().owner.name == "Ada")
  }
}

/// Whether a look-up says that a closed container was asked for something, and how it came to that.
private func isClosed(to name: String, by way: [String], _ body: () throws -> Any) -> Bool {
  do { _ = try body() } catch DynamicError.closed(let key, let route) {
    return key.description == name && route + [name] == way
  } catch {
    Issue.record(error)
  }
  return false
}
