protocol Part: ~Copyable {}

// @provide(into: Part)
struct Wheel: ~Copyable, Part {}

// @provide(into: Part)
func spare() -> Wheel { Wheel() }

// @container(parent: Container)
struct Garage: ~Copyable { let number: Int }
