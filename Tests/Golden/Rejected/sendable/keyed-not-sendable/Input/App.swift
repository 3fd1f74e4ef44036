import DIRuntime

struct Point: Hashable, Sendable { var x = 0 }

final class Mark: Hashable {
  static func == (one: Mark, other: Mark) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// @provide(singleton, keyed: point)
final class Pin: Sendable {
  init(point: Point /* @arg */) {}
}

// @provide(
//   singleton,
//   keyed: [name, mark]
// )
final class Flag: Sendable {
  init(name: String /* @arg */, mark: Mark /* @arg */) {}
}
