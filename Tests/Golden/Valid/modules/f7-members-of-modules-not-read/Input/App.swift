import Foundation
import Kit

extension Foreign {
  // @provide(name: live)
  static func live(size: Int = Int(5)) -> Foreign { Foreign(made: "marked") }

  // @provide(name: stored)
  static func stored() -> Foreign { Foreign(made: "marked") }

  // @provide(name: named)
  init(name: Int /* @arg */, size: Int = Int(5)) { self.init(made: "marked") }

  // @provide(name: sized)
  init(title: Int /* @arg */, weight: Int = Int(5) /* @arg */) { self.init(made: "marked \(weight)") }

  // @provide(name: waited)
  static func waited(_ number: Int /* @named(seven) */, theme: Theme? = nil) async -> Foreign { Foreign(made: "marked") }
}

extension Foreign.Nested {
  // @provide(name: deep)
  static func deep(size: Int = Int(5)) -> String { "marked" }
}

// @provide
func seven() -> Int { 7 }

struct Theme {}

// @provide(name: global)
func global(size: Int = Int(5)) -> Foreign { Foreign(made: "marked") }

struct Canvas: Drawable {
  // @provide(name: sketch)
  static func sketch(size: Int = Int(5)) -> String { "marked" }
}

final class Player: Base {
  // @provide(name: player)
  convenience init(volume: Int = 5) {
    self.init()
    made = "marked \(volume)"
  }

  // @provide(name: made)
  static func make(volume: Int = Int(5)) -> Player { Player(volume: volume) }
}

// @provide
struct Clock: Sendable {}

final class Screen: Base {
  // @provide
  init(any: Clock?) {
    super.init()
    made = "marked"
  }
  required init() { super.init() }
}

// No initializer is handed down to a class with a designated one of its own that overrides none.
final class Recorder: NSObject {
  let volume: Int
  // @provide
  init(volume: Int = Int(5)) { self.volume = volume }
}

final class Writer: NSObject {
  let volume: Int
  override init() { volume = 1 }
  // A class of Foundation has no initializer of a clock.
  // @provide
  init(clock: Clock, volume: Int = Int(5)) { self.volume = volume }
}

extension URL {
  // @provide(name: home)
  static func home(size: Int = Int(5)) -> URL { URL(fileURLWithPath: "/home") }
}
