enum Settings {
  // @provide
  static let first: First = First(), second: Second = Second()
}

struct First: Sendable {}
struct Second: Sendable {}

// @provide
struct Size {
  // @arg
  let width, height: Int
}
