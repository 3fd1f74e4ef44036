struct C {
  let d: Int  // @arg
}

// @provide(name: main, name: other)
struct D {}

//  provid(singleton)
struct E {}
