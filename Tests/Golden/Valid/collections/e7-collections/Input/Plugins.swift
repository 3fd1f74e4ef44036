import DIRuntime

protocol Plugin { var title: String { get } }
protocol Step: Sendable { var number: Int { get } }
class Shape { var name: String { "shape" } }

struct Trace: Sendable { let text: String }

// @provide(singleton)
final class Log: Sendable {}

// Elements keep their own accessors and lifetimes.

// @provide(into: Plugin)
struct Spelling: Plugin {
  let log: Log
  var title: String { "spelling" }
}

// @provide(singleton, into: Plugin)
final class Grammar: Plugin, Sendable {
  var title: String { "grammar" }
}

// Under the collection's own type, or another one.

// @provide(as: Plugin, into: Plugin)
struct Style: Plugin {
  var title: String { "style" }
}

protocol Tool {}

// @provide(singleton, as: [Tool, Self], into: [Plugin, Step])
final class Metrics: Plugin, Tool, Step, Sendable {
  var title: String { "metrics" }
  var number: Int { 2 }
}

// Funcs, properties, names.

// @provide(into: Plugin, name: extra)
func makeExtra() -> some Plugin { Spelling(log: Log()) }

enum Steps {
  // @provide(into: Step)
  static let first: FirstStep = FirstStep()
}

extension Steps {
  struct FirstStep: Step { var number: Int { 1 } }
}

// A class, and a plain value, can be collected too; the value's collection goes by its name only.

// @provide(into: Shape)
final class Circle: Shape { override var name: String { "circle" } }

// @provide(into: String)
func greeting() -> String { "hello" }

// @provide(into: String)
let farewell: String = "goodbye"
