// @provide(name: leaf)
struct Leaf {
  let id: Int  // @arg
}
