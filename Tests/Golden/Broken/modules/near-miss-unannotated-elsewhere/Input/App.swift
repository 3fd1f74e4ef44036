import Lib

// Another module's type needs an accessor that this one sees.

// @provide
struct Harbour {
  let ship: Ship
  let crane: any Crane
  let gate: Gate  // @named(west)
}
