protocol Store {}

struct Disk: Store {}

// @provide
struct Copier {
  let near: any Store  // @match(nearest)
}

// @provide(match: nearest)
protocol Port {}

// @provide(name: left)
struct Left: Port {}

// @provide
struct Dock {
  let port: any Port
}

// @provide(match: furthest)
class Base {}

protocol Other {}

// @provide(as: Other)
final class Derived: Base, Other {}
