struct Mode { var text: String }
struct Shift { var text: String }
struct Klass { var text: String }
struct Spaced: Sendable { var text: String }

enum Make {
  // @provide
  static func `default`() -> Mode { Mode(text: "default") }

  // @provide
  static var `in`: Shift { Shift(text: "in") }
}

// @provide
func `class`(
  in shift: Shift, for mode: Mode,
  repeating text: String, // @arg
  _ count: Int, // @arg
  self other: Int // @arg
) -> Klass {
  Klass(text: "\(shift.text) \(mode.text) \(text) \(count) \(other)")
}

// @provide(name: `protocol`, singleton)
struct Procedure: Sendable {
  var `default`: Int = 3
}

// @provide(name: `a spaced name`)
struct SpacedStore: Sendable { var text = "spaced" }

// @provide
struct User {
  var `protocol`: Procedure
  var store: SpacedStore /* taken by its raw name */ // @named(`a spaced name`)
  var twice: Procedure // @named(protocol)
  var `in`: Shift
}

// `await` is one where a value is expected only.

// @provide
struct Pause {
  let `await`: Int  // @arg
}

// @provide(name: await)
struct Wait {
  let pause: (Int) -> Pause
}
