// SPDX-License-Identifier: MIT

@_spi(Generated) import DIRuntime
import Testing

// The generator's output, by hand: the module "Low", and "High" above it, which takes the places of Low's providers
// and joins its collection.

private let lowBase = _SlotBase()
private let highBase = _SlotBase()

private final class Lamp: Sendable {
  let name: String
  init(_ name: String) { self.name = name }
}

private struct Sconce: Sendable {
  let lamp: Lamp
}

private final class Villa: Sendable {
  let sconce: Sconce
  init(_ sconce: Sconce) { self.sconce = sconce }
}

extension Container {
  fileprivate var lamp: Lamp {
    if let make = _override(of: .lamp) { return make(_view) }
    return buildLamp(self)
  }
  fileprivate var villa: Villa { _kept(.villa) }
  fileprivate var shade: Lamp { _weak(.shade) }
  fileprivate func bulb(_ watt: Int) -> Lamp {
    _keyed(.bulb, by: watt) { (c: Container) in
      if let make = c._override(of: .bulb) { return make(c._handle, watt) }
      return buildBulb(c, watt)
    }
  }
  fileprivate var lowLamps: [Lamp] {
    if let make = _override(of: .lowLamps) { return make(_view) }
    return buildLowLamps(self)
  }
  fileprivate var apart: Villa { _kept(.apart) }

  fileprivate var highLamp: Lamp { _kept(.highLamp) }
  fileprivate var highVilla: Villa {
    if let make = _override(of: .highVilla) { return make(_view) }
    return buildHighVilla(self)
  }
  fileprivate var highShade: Lamp { _kept(.highShade) }
  fileprivate var lantern: Lamp { get throws { try _weak(.lantern) } }
  fileprivate var highLantern: Lamp { _weak(.highLantern) }
  fileprivate func highBulb(_ watt: Int) -> Lamp {
    if let make = _override(of: .highBulb) { return make(_view, watt) }
    return buildHighBulb(self, watt)
  }
  fileprivate var highLamps: [Lamp] {
    get throws {
      if let make = _override(of: .highLamps) { return try make(_view) }
      return try buildHighLamps(self)
    }
  }
  fileprivate var socket: Sconce { _kept(.socket) }
}

extension Key where Maker == @Sendable (Container) -> Lamp {
  fileprivate static var shade: Self { lowBase.key(0, { _ in Lamp("shade") }, lifetime: .weak) }
  fileprivate static var lamp: Self { lowBase.key(4, buildLamp, lifetime: .transient) }
  fileprivate static var highLamp: Self { highBase.key(0, { c in Lamp("high \(c.socket.lamp.name)") }) }
  fileprivate static var highShade: Self { highBase.key(1, { _ in Lamp("high shade") }) }
}

extension Key where Maker == @Sendable (Container) throws -> Lamp {
  fileprivate static var lantern: Self {
    lowBase.key(6, { _ in throw CancellationError() }, lifetime: .weak)
  }
}

extension Key where Maker == @Sendable (Container) -> Lamp {
  fileprivate static var highLantern: Self {
    highBase.key(6, { c in Lamp("high lantern \(c.socket.lamp.name)") }, lifetime: .weak)
  }
}

extension Key where Maker == @Sendable (Container) -> Villa {
  fileprivate static var villa: Self { lowBase.key(1, { c in Villa(Sconce(lamp: c.lamp)) }) }
  fileprivate static var apart: Self { lowBase.key(2, { _ in Villa(Sconce(lamp: Lamp("apart"))) }) }
  fileprivate static var highVilla: Self { highBase.key(3, buildHighVilla, lifetime: .transient) }
}

extension Key where Maker == @Sendable (Container, Int) -> Lamp {
  fileprivate static var bulb: Self { lowBase.key(3) { c, watt in buildBulb(c, watt) } }
  fileprivate static var highBulb: Self { highBase.key(4) { c, watt in buildHighBulb(c, watt) } }
}

extension Key where Maker == @Sendable (Container) -> [Lamp] {
  fileprivate static var lowLamps: Self { lowBase.key(5, buildLowLamps, lifetime: .transient) }
}

extension Key where Maker == @Sendable (Container) throws -> [Lamp] {
  fileprivate static var highLamps: Self { highBase.key(5, buildHighLamps) }
}

extension Key where Maker == @Sendable (Container) -> Sconce {
  fileprivate static var socket: Self { highBase.key(2, { _ in Sconce(lamp: Lamp("socket")) }) }
}

private func buildLowLamps(_ c: Container) -> [Lamp] { c._joined(.lowLamps, ownLowLamps) }
private func ownLowLamps(_ c: Container) -> [Lamp] { [Lamp("low")] }
private func buildHighLamps(_ c: Container) throws -> [Lamp] { try c._joined(.highLamps, ownHighLamps) }
private func ownHighLamps(_ c: Container) throws -> [Lamp] { [c.highLamp, Lamp("last")] }
private func buildLamp(_ c: Container) -> Lamp { Lamp("low lamp") }
private func buildBulb(_ c: Container, _ watt: Int) -> Lamp { Lamp("bulb \(watt)") }
private func buildHighVilla(_ c: Container) -> Villa { Villa(Sconce(lamp: c.lamp)) }
private func buildHighBulb(_ c: Container, _ watt: Int) -> Lamp { Lamp("high bulb \(watt)") }

private let lowNeeds: StaticString = """
  shade:
  villa: lamp
  apart:
  bulb:
  lamp:
  lowLamps:
  lantern:
  """

private let highNeeds: StaticString = """
  highLamp: socket
  highShade:
  socket:
  highVilla: LateLow.lamp
  highBulb:
  highLamps: highLamp
  highLantern: socket
  """

private func tieLow(_ plan: inout _Plan) {
  plan.register("LateLow", slots: 7, base: lowBase, needs: lowNeeds)
  plan.join(lowBase.key(5, ownLowLamps, "lowLamps"))
}

private func tieHigh(_ plan: inout _Plan) {
  plan.register("LateHigh", slots: 7, base: highBase, needs: highNeeds)
  plan.replace(.lamp, by: .highLamp, .singleton, highBase.key(0) { c in c.highLamp })
  plan.replace(.villa, by: .highVilla, .transient, highBase.key(3) { c in c.highVilla })
  plan.replace(.shade, by: .highShade, .singleton, highBase.key(1) { c in c.highShade })
  plan.replace(.bulb, by: .highBulb, .transient, highBase.key(4) { c, watt in c.highBulb(watt) })
  plan.replace(
    .lantern, by: .highLantern, .weak, highBase.key(6) { (c: Container) throws in c.highLantern })
  plan.join(highBase.key(5, ownHighLamps, "highLamps"))
}

private let lowPlan = _Plan { tieLow(&$0) }
private let highPlan = _Plan { plan in
  tieLow(&plan)
  tieHigh(&plan)
}

@Suite("What modules bind in one another")
struct LateBindingTests {
  @Test("A replacement lives as long as it says itself")
  func lifetimes() {
    let container = Container(_plan: highPlan)
    #expect(container.lamp === container.lamp)
    #expect(container.lamp.name == "high socket")
    #expect(container.villa !== container.villa)
    #expect(container.villa.sconce.lamp === container.lamp)
    weak let shade = container.shade
    #expect(shade === container.shade)
    #expect(container.bulb(7) !== container.bulb(7))
    #expect(container.bulb(7).name == "high bulb 7")
  }

  @Test("What does not throw may take the place of what does")
  func narrowerEffects() throws {
    let container = Container(_plan: highPlan)
    let lantern = try container.lantern
    #expect(lantern.name == "high lantern socket")
    #expect(try container.lantern === lantern)
    #expect(container.highLantern === lantern)
    let fresh = try container.fresh(.lantern)
    #expect(fresh !== lantern)
    #expect(fresh.name == "high lantern socket")
    #expect(throws: CancellationError.self) { try Container(_plan: lowPlan).lantern }
  }

  @Test("Roots that do not know it have what was there")
  func otherRoots() {
    _ = Container(_plan: highPlan).lamp
    let container = Container(_plan: lowPlan)
    #expect(container.lamp !== container.lamp)
    #expect(container.lamp.name == "low lamp")
    #expect(container.villa === container.villa)
    #expect(container.bulb(7) === container.bulb(7))
    #expect(container.lowLamps.map(\.name) == ["low"])
  }

  @Test("Overrides are given by the key that users know, and kept as the replacement is")
  func overrides() {
    let container = Container(_plan: highPlan) {
      $0.override(.lamp) { c in Lamp("around \(c.original(.lamp).name)") }
      $0.override(.bulb) { c, watt in Lamp("around \(c.original(.bulb, watt).name)") }
    }
    #expect(container.lamp.name == "around high socket")
    #expect(container.lamp === container.villa.sconce.lamp)
    #expect(container.bulb(2).name == "around high bulb 2")
    let next = container.overriding { $0.override(.lamp) { c in Lamp("next \(c.original(.lamp).name)") } }
    #expect(next.lamp.name == "next around high socket")
    #expect(container.lamp.name == "around high socket")
    #expect(next.fresh(.lamp) !== next.lamp)
    #expect(next.fresh(.lamp).name == "next around high socket")
  }

  @Test("What a replacement is built from decides what is shared, and not what that was that it replaces")
  func sharing() {
    let container = Container(_plan: highPlan)
    let other = container.overriding { $0.override(.socket) { _ in Sconce(lamp: Lamp("other")) } }
    #expect(other.lamp.name == "high other")
    #expect(other.apart === container.apart)
    #expect(other.shade === container.shade)
    let same = container.overriding { $0.override(.bulb) { _, _ in Lamp("bulb") } }
    #expect(same.lamp === container.lamp)
  }

  @Test("A view that outlives its container still builds the replacement", .enabled(if: buildsWhatIsGone))
  func views() {
    let view = Container(_plan: highPlan)._view
    #expect(view.lamp.name == "high socket")
    #expect(view.lamp !== view.lamp)
    #expect(view.bulb(3).name == "high bulb 3")
  }

  @Test(
    "A collection is the same whichever module's key asks, and where one of another type overrides it not")
  func collections() throws {
    let container = Container(_plan: highPlan)
    #expect(container.lowLamps.map(\.name) == ["low", "high socket", "last"])
    #expect(try container.highLamps.map(\.name) == ["low", "high socket", "last"])
    #expect(container.fresh(.lowLamps).count == 3)
    let other = container.overriding {
      $0.override(.lowLamps) { c in Array(c.original(.lowLamps).dropLast()) }
    }
    #expect(other.lowLamps.map(\.name) == ["low", "high socket"])
    // A provider that may throw is never asked where its error could not be passed on.
    #expect(try other.highLamps.count == 3)
  }

  @Test("A container that does not know the module has its own part")
  func stray() {
    #expect(Container(_plan: _Plan { _ in }).lowLamps.map(\.name) == ["low"])
  }
}
