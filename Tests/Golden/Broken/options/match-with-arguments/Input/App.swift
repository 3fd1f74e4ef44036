// @provide(match: nearest)
protocol Port {}

// @provide
struct Left: Port {
  let width: Int  // @arg
}

// @provide(match: nearest)
protocol Store {}

// @provide(as: Store)
struct Exact: Store {}

// @provide(match: furthest)
protocol Lonely {}
