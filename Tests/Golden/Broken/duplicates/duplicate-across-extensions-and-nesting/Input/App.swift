protocol Clock {}

extension Clocks {
  // @provide(as: Clock)
  struct Wall: Clock {}
}

enum Clocks {
  // @provide(as: Clock)
  actor Monotonic: Clock {}
}
