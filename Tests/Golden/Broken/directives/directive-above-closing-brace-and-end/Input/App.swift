struct Outer {
  let value: Int
  // @provide(singleton)
}

// @provide
struct Lid { let pot: Pot }
// @provide
