// SPDX-License-Identifier: MIT

import AcceptanceLibrary
import DIRuntime
import Testing

// Elements, settings, replacements and subtypes of the test target's own.

// @provide(into: Part)
struct Saddle: Part {
  var name = "saddle"

  // @provide
  init() {}

  init(name: String) { self.name = name }
}

// @provide
struct Bicycle {
  let parts: [any Part]
}

// @provide(singleton, set: [gears = 7, color = .green])
final class Frame: Sendable {
  enum Color { case none, green }

  nonisolated(unsafe) var gears = 0
  nonisolated(unsafe) var color = Color.none
}

protocol Horn {
  var sound: String { get }
}

// @provide(as: Horn)
struct RubberHorn: Horn {
  let sound = "honk"
}

// @provide(replaces: horn)
struct LoudHorn: Horn {
  let sound = "HONK"
}

protocol Lamp {
  var steps: Int { get }
}

// @provide
class PlainLamp: Lamp {
  var steps: Int { 1 }
}

// @provide
class BrightLamp: PlainLamp {
  override var steps: Int { 2 }
}

// @provide
final class LaserLamp: BrightLamp {
  override var steps: Int { 3 }
}

// @provide
struct Lights {
  let near: any Lamp  // @match(nearest)
  let far: any Lamp  // @match(furthest)
}

@Suite("Collections, settings, replacements and subtypes")
struct RolesTests {
  @Test("E7: a collection holds what all modules join, those below first, in a stable order, whoever asks")
  func collections() {
    let container = Container()
    let names = ["wheel", "spring", "brake", "saddle"]
    for _ in 0..<3 { #expect(container.parts.map(\.name) == names) }
    #expect(container.bicycle.parts.map(\.name) == names)
    #expect(container.kit.parts.map(\.name) == names)
    #expect(container.ledger.count("brake") == 1)
    #expect(container.parts[2] as? Brake === container.wearing as? Brake)
  }

  @Test("E7: a collection can be overridden, and so can its elements")
  func overriddenCollections() {
    let none = Container { $0.override(.parts) { _ in [] } }
    #expect(none.bicycle.parts.isEmpty)
    #expect(none.kit.parts.isEmpty)
    let other = Container { $0.override(.saddle) { _ in Saddle(name: "softer") } }
    #expect(other.kit.parts.map(\.name) == ["wheel", "spring", "brake", "softer"])
  }

  @Test("B10: properties are set once the value is there")
  func settings() {
    let frame = Container().frame
    #expect(frame.gears == 7)
    #expect(frame.color == .green)
  }

  @Test("A10: a deliberate replacement takes the place of the accessor")
  func replacement() {
    #expect(Container().horn.sound == "HONK")
  }

  @Test("C1: the nearest and the furthest provided subtype")
  func subtypes() {
    let lights = Container().lights
    #expect(lights.near.steps == 1)
    #expect(lights.far.steps == 3)
  }
}
