import DIRuntime

enum Format { case csv, `default` }
typealias Kind = Format

protocol Parser { var name: String { get } }

// @provide(into: Parser, key: Format.csv)
struct CSVParser: Parser {
  let name = "csv"
  init() { print("made csv") }
}

// @provide(singleton, into: Parser, key: Kind.`default`, order: -1)
final class DefaultParser: Parser, Sendable { let name = "default" }

// Without a key: in the array only.

// @provide(into: Parser)
struct OtherParser: Parser { let name = "other" }

// @provide
struct Reader {
  let byFormat: [Format: any Parser]
  let long: Dictionary<Kind, any Parser>
  let maybe: [Format: any Parser]?
  let later: () -> [Format: any Parser]
  let all: [any Parser]
  let parser: (Format) -> any Parser
  let sendable: (@Sendable (_ format: Kind) -> any Parser)?
}

// Strings and integers; a class; concrete values.

class Shape { var name: String { "shape" } }

// @provide(into: Shape, key: "circle")
final class Circle: Shape { override var name: String { "circle" } }

// @provide(into: Shape, key: "")
func square() -> Square { Square() }

final class Square: Shape {}

// @provide(into: Int, key: -0x1F)
let low: Int = 1

// @provide(into: Int, key: 1_000)
let high: Int = 2

// @provide
struct Sheet {
  let shapes: [String: Shape]
  let ints: [Int]
  let intsByInt: [Int: Int]
  let none: (String) -> Shape
  init(shapes: [String: Shape], ints: [Int], intsByInt: [Int: Int], none: @escaping (String) -> Shape = { _ in Shape() }) {
    self.shapes = shapes
    self.ints = ints
    self.intsByInt = intsByInt
    self.none = none
  }
}
