// @provide
final class Door {
  init(id: Int /* @arg */, colour color: String /* @arg */, _ size: Double /* @arg */) {}
}

// @provide
final class House {
  init(door: Door) {}
}

// @provide
struct Street {
  let door: Door
  let id: Int  // @arg
}

// @provide(singleton)
final class Town: Sendable {
  init(door: Door) {}
}

// @provide
final class Flat {
  init(door: Door, id: String /* @arg */, colour: String /* @arg */) {}
}
