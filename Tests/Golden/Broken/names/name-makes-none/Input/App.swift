enum Handlers {
  // @provide
  static func done() -> () -> Void { {} }
  // @provide(as: (Int) -> Void)
  struct Handler {}
  // @provide(as: [Self, (a: Int, b: Int)])
  struct Pair {}
  // @provide(as: ~Copyable)
  struct Token {}
}
