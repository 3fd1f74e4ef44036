protocol Port {}

// @provide
final class Disk: Port {}

// @provide
struct Dock {
  init(
    a: any Port /* @match */, b: any Port /* @match(closest) */, c: any Port /* @match(nearest, furthest) */,
    d: any Port /* @match(nearest) */ /* @arg */
  ) {}
}

// @provide(match: nearst)
protocol Harbour {}

// @provide(match: nearest, singleton)
protocol Coast {}

// @provide(match: nearest)
struct Value {}
