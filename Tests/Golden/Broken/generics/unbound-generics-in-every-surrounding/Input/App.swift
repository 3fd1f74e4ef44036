enum Outer<Element> {
  // @provide
  struct Inner {}
  // @provide
  static func make() -> Int { 3 }
}

// @provide
actor Pool<Element> {}

extension Pool {
  // @provide
  init(size: Int) { self.init() }
}

// @provide(singleton)
func box<T>(of: T.Type) -> [T] { [] }

// @provide
struct Pair<each Part> {}
