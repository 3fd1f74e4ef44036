import DIRuntime

protocol Drawable { var area: Int { get } }

// @provide(set: [width = 10, height = 20])
struct Box2: Drawable {
  var width = 1
  var height = 1
  var area: Int { width * height }
}

final class Style {
  var color = "none"
  var border = 0
}

// @provide(set: [style.color = "red", style.border = [1, 2, 3].reduce(0) { $0 + $1 },
//   title = "two, lines", `default` = true], as: Drawable)
final class Panel: Drawable {
  let style = Style()
  var title = ""
  var `default` = false
  var area: Int { style.border }
}

// @provide(singleton, as: [Self, Meter], set: [limit = 5])
final class Gauge: Meter, @unchecked Sendable {
  var limit = 0
}

protocol Meter: Sendable { var limit: Int { get } }

struct Failure: Error {}

// @provide(set: [c = value, value = limit])
struct Confusing {
  var c = 0
  var value = 0
  let seed: Int  // @arg
}

let value = 3
let limit = 4

// @provide(name: custom, set: [name = "custom"])
func makeNamed(gauge: Gauge, size: Int /* @arg */ = defaultSize) throws -> Named {
  Named(name: "plain", size: size + gauge.limit)
}

private let defaultSize = 7

struct Named {
  var name: String
  var size: Int
}
