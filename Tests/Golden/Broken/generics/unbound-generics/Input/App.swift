protocol Store {}

// @provide(as: Store)
struct Repository<Entity>: Store {}

struct Token {}

enum Factory {
  // @provide
  static func token<Subject>() -> Token { Token() }
}

// @provide
struct Tower<Floor> {
  init(above: Tower<[Floor]>) {}
}

// @provide
struct Ground {
  init(tower: Tower<Int>, missing: Missing<Int>, other: Needs<Int>) {}
}

struct Missing<Value> {}

// @provide
struct Needs<Value> {
  init(missing: Missing<Value>, named: Value) {}
}

// @provide
struct Many<each Value> {}

// @provide
struct Sized<let count: Int> {}
