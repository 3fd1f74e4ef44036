protocol Shape {}

struct Point { let x: Int }

class Base {}

final class Line: Base {}

enum Side { case left, right(Int) }

struct Size: Hashable { let width: Int }

// @provide(keyed: [point, size])
final class Room: Sendable {
  init(point: Point /* @arg */, size: Size /* @arg */) {}
}

// @provide(keyed: line)
final class Wall: Sendable {
  init(line: Line? /* @arg */) {}
}

// @provide(keyed: shape)
final class Floor: Sendable {
  init(shape: any Shape /* @arg */) {}
}

// @provide(keyed: make)
final class Door: Sendable {
  init(make: @escaping @Sendable () -> Int /* @arg */) {}
}

// @provide(keyed: side)
final class Roof: Sendable {
  init(side: Side /* @arg */) {}
}
