protocol Clock: Sendable { func now() -> Int }

// @provide(as: Clock)
struct SystemClock: Clock { func now() -> Int { 1 } }

struct Broken: Error {}

// @provide
struct Zone {
  var offset: Int // @arg
}

// @provide
struct Seat {
  init(
    row: Int, // @arg
    number: Int, // @arg
    hall: Int, // @arg
    floor: Int, // @arg
    house: Int, // @arg
    street: Int, // @arg
    town: Int // @arg
  ) throws(Broken) {}
}
