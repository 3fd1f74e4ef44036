protocol Part: ~Copyable {}

// @provide(into: Part)
struct Wheel: ~Copyable, Part {}

// @provide(into: Part)
func spare() -> Wheel { Wheel() }

// @provide
struct Garage {
  init(wheel: consuming Wheel /* @arg */) {}
}

// @provide(singleton)
struct Engine: ~Copyable {}

// @provide(weak)
func gear() -> Wheel { Wheel() }

// @provide(keyed: size)
struct Tyre: ~Copyable {
  let size: Int  // @arg
}

// @provide(boxed)
struct Seat: ~Copyable {}
