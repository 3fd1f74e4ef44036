// @provide
struct Door {
  let width: Double  // @arg
  let height: Double  // @arg
  var colour: String = "red"  // @arg
}

// @provide(singleton)
final class House: Sendable {
  init(front: Door, back: Door) {}
}
