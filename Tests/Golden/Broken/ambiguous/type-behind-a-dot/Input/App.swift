enum Event {
  // @provide
  struct `Type` {}

  // @provide
  struct `Protocol` {
    // @provide
    static let own: Int = 1
  }
}

// @provide
struct `Type` {}
