struct Pool {}

enum Pools {
  // @provide
  static func reading() -> Pool { Pool() }
}

extension Pools {
  // @provide(name: readers)
  static let shared: Pool = Pool()
  // @provide(name: writers)
  static func writers() -> Pool { Pool() }
}

// @provide
struct A {
  let readers: Pool
  let b: B
}

// @provide(name: other)
struct B {
  init(pool: Pool) {}
}
