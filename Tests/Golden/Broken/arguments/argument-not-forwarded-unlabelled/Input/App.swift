// @provide
final class Door {
  init(_ width: Double /* @arg */) {}
}

// @provide
final class House {
  init(door: Door, width: Double /* @arg */) {}
}
