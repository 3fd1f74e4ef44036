protocol Store {}

// @provide(as: Store)
struct Disk: Store {}

// @provide
struct Copier {
  let a: any Store  // @match(neerest)
  let b: any Store  // @match
  let c: any Store  /* @match(nearest) */ // @named(disk)
  let d: any Store  // @match(rule: nearest)
  let e: any Store  // @match(first)
}

// @provide(match: nearest)
struct Tape {}

// @provide(match: nearest, singleton, as: Store)
protocol Port {}

// @provide(match)
protocol Wire {}

// @provide(match: middle)
protocol Plug {}

// @match(nearest)
struct Above {}

struct Unused {
  init(store: any Store /* @match(nearest) */) {}
}
