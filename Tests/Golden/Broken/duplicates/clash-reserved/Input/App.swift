// @provide
struct Current {}

// @provide(name: close)
final class Door {}

// @provide(name: `dynamic`)
final class Door2 {}

enum Make {
  // @provide
  static func make() -> Make2 { Make2() }
}

struct Make2 {}

// @provide(as: [Self, WithContainer])
final class Box: WithContainer {}

protocol WithContainer {}

// What the generated file calls, members of the same name would hide.

// @provide
let _isFresh: Door = Door()

// @provide
func _build_door2() -> Box { Box() }

// @provide(name: isClosed)
final class Door3 {}

// @provide(name: run)
final class Door4 {}
