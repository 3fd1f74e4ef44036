struct Clock {}

// @provide
func clock() -> Clock { Clock() }

// @provide(singleton, keyed: nmae)
final class House: Sendable {
  init(name: String /* @arg */) {}
}

// @provide(singleton, keyed: [clock, name])
final class Garden: Sendable {
  init(name: String /* @arg */, clock: Clock) {}
}

// @provide(singleton, keyed: [name, name])
final class Roof: Sendable {
  init(name: String /* @arg */) {}
}

// @provide(singleton, keyed: name)
final class Room: Sendable {
  init(name: String /* @arg */, number: Int /* @arg */) {}
}

// @provide(keyed: size)
final class Door: Sendable {
  init(width: Int /* @arg */, height: Int /* @arg */) {}
}

// @provide(keyed: width)
final class Window: Sendable {
  init(width: Int /* @arg */, height: Int /* @arg */) {}
}

// @provide(singleton, keyed: name)
final class Empty: Sendable {}

// @provide(transient, keyed: name)
final class Transient: Sendable {
  init(name: String /* @arg */) {}
}

// @provide(singleton, keyed)
final class Bare: Sendable {
  init(name: String /* @arg */) {}
}

// @provide(singleton, keyed: [])
final class None: Sendable {
  init(name: String /* @arg */) {}
}

func usual() -> String { "" }

// @provide(singleton, keyed: name)
final class Default: Sendable {
  init(name: String /* @arg */ = usual()) {}
}

// @provide(singleton, keyd: name)
final class Slip: Sendable {
  init(name: String /* @arg */) {}
}

// @provide(singleton, keyed: name, keyed: number)
final class Twice: Sendable {
  init(name: String /* @arg */, number: Int /* @arg */) {}
}
