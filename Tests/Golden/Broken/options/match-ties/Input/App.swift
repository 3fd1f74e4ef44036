protocol Store {}

// @provide
struct Disk: Store {}

// @provide
struct Memory: Store {}

protocol Special: Store {}

// @provide
struct Cloud: Special {}

// @provide
struct Copier {
  let near: any Store  // @match(nearest)
  let far: any Store  // @match(furthest)
}

// @provide(match: nearest)
protocol Port {}

// @provide
struct Left: Port {}

// @provide
struct Right: Port {}
